/** The pictures that titles bring along. */
import type { Component } from 'svelte';

interface Artwork {
  default: Component;
  /** The colour that the picture ends in at its foot, where the words stand. */
  FOOT?: string;
}

const own = import.meta.glob<Artwork>('../../games/*/Artwork.svelte', { eager: true });

export function artworkOf(title: string): Artwork | undefined {
  return own[`../../games/${title}/Artwork.svelte`];
}
