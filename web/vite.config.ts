import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/tablee/server/static',
    emptyOutDir: true,
    // Their `light-dark()` follows the room; what is made for older ones would follow the page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The catalogues and the rules are read from the Python package next door.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true, rewriteWsOrigin: true } },
  },
  // Long: how fast a machine is shall decide nothing.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
