/** What this device prefers; kept in its local storage. */
import { LANGUAGES, type Language } from '../i18n/catalogues';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'full' | 'reduced' | 'none';
export type Speed = 'slow' | 'normal' | 'fast';

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  /** Hints in first games. */
  hints: boolean;
}

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['full', 'reduced', 'none'];
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast'];

const KEY = 'tablee-settings';

function defaults(): Settings {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    language: preferred(navigator.languages),
    theme: 'system',
    motion: calm ? 'none' : 'full',
    speed: 'normal',
    sound: false,
    hints: true,
  };
}

/** The first language of the browser that we speak. */
function preferred(wished: readonly string[]): Language {
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A device that keeps nothing still plays.
  }
}

/** What is chosen in another tab holds here too. */
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, stored());
});

/** Puts theme and motion where the style sheet finds them. */
export function showSettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}
