/** The worker beside the pages: it keeps the shell, and shows what is pushed. */

export const canWork = (): boolean => 'serviceWorker' in navigator;

/** Sets it up when the page is there; nothing waits for it. */
export function setUpWorker(): void {
  if (!import.meta.env.PROD || !canWork()) return;
  addEventListener('load', () => void register());
  if (document.readyState === 'complete') void register();
}

let begun = false;

async function register(): Promise<void> {
  if (begun) return;
  begun = true;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    if (active) tellOfFiles(active);
  } catch {
    // Without it, everything works that needs a connection.
  }
}

/** The files that this page loads, also those before there was a worker to keep them. */
function tellOfFiles(worker: ServiceWorker): void {
  const told = new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => new URL(name));
    const own = urls.filter(({ origin }) => origin === location.origin);
    worker.postMessage({ keep: own.map(({ pathname }) => pathname) });
  });
  told.observe({ type: 'resource', buffered: true });
}
