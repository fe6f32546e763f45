/** The six castes as glass: dark ground, the pane itself, its light, and a stray pane. */
export interface Glass {
  night: string;
  deep: string;
  pane: string;
  light: string;
  stray: string;
}

export const CASTES = ['theocrat', 'original', 'bio', 'architect', 'core', 'deviant'] as const;

export type Caste = (typeof CASTES)[number];

export const GLASS: Record<Caste, Glass> = {
  theocrat: {
    night: '#1d0b33',
    deep: '#3a1763',
    pane: '#8a4fd0',
    light: '#d9b8ff',
    stray: '#ff8fd0',
  },
  original: {
    night: '#2b1a02',
    deep: '#6a4304',
    pane: '#d69a22',
    light: '#ffe9a8',
    stray: '#ff7a4a',
  },
  bio: { night: '#04200f', deep: '#0c4a2c', pane: '#2fa05a', light: '#b6f7c4', stray: '#e6f26a' },
  architect: {
    night: '#06172e',
    deep: '#0e3a70',
    pane: '#2f83d8',
    light: '#bfe2ff',
    stray: '#7ff2ee',
  },
  core: { night: '#2c0704', deep: '#74160f', pane: '#d8452f', light: '#ffc2a8', stray: '#ffb13d' },
  deviant: {
    night: '#0c0f13',
    deep: '#23282f',
    pane: '#69747f',
    light: '#e3ebf2',
    stray: '#c9f24a',
  },
};

/** A colour between two others, written as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((place) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(place, place + 2), 16));
    const value = Math.round(a! + (b! - a!) * share);
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
