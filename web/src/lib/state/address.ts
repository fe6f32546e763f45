/** The address of this site in links: at the machine of the server it is not the one of the page. */
import { api } from '../net/api';
import { settings } from './settings.svelte';

let known: Promise<string> | null = null;

export function address(): Promise<string> {
  known ??= api.address().then(
    ({ url }) => url,
    () => {
      known = null;
      return location.origin;
    },
  );
  return known;
}

/** A link that others follow. It names my language, for programs that show it have none of their own. */
export async function shared(path: string): Promise<string> {
  return inMyLanguage(`${await address()}${path}`);
}

export function inMyLanguage(link: string): string {
  if (settings.language === 'en') return link;
  const found = new URL(link);
  found.searchParams.set('l', settings.language);
  return found.href;
}
