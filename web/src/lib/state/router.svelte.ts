/** The address: which page is shown. */

interface Route {
  page: string;
  pattern: RegExp;
}

const ROUTES: Route[] = [
  { page: 'home', pattern: /^\/$/ },
  { page: 'lobby', pattern: /^\/lobby$/ },
  { page: 'new', pattern: /^\/new\/([\w-]+)$/ },
  { page: 'table', pattern: /^\/t\/([\w-]+)$/ },
  { page: 'replay', pattern: /^\/t\/([\w-]+)\/replay$/ },
  { page: 'review', pattern: /^\/t\/([\w-]+)\/review(?:\/(\d+))?$/ },
  { page: 'daily', pattern: /^\/daily$/ },
  { page: 'deal', pattern: /^\/daily\/([\w-]+)(?:\/(\d{4}-\d\d-\d\d))?$/ },
  { page: 'join', pattern: /^\/join$/ },
  { page: 'rules', pattern: /^\/rules\/([\w-]+)$/ },
  { page: 'sheet', pattern: /^\/sheet\/([\w-]+)$/ },
  { page: 'gallery', pattern: /^\/gallery\/([\w-]+)$/ },
  { page: 'edition', pattern: /^\/edition\/([\w-]+)$/ },
  { page: 'settings', pattern: /^\/settings$/ },
  { page: 'account', pattern: /^\/account$/ },
  { page: 'bots', pattern: /^\/bots$/ },
  { page: 'notices', pattern: /^\/notices$/ },
  { page: 'stop', pattern: /^\/stop$/ },
  { page: 'standing', pattern: /^\/standing$/ },
  { page: 'person', pattern: /^\/person\/([^/]+)$/ },
  { page: 'ladder', pattern: /^\/ladder(?:\/([\w-]+)\/(\d+))?$/ },
  { page: 'about', pattern: /^\/about$/ },
  { page: 'privacy', pattern: /^\/privacy$/ },
  { page: 'lab', pattern: /^\/lab(?:\/(\w+))?$/ },
];

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  private found = $derived(match(this.path));
  page = $derived(this.found.page);
  /** The id or title in the address; empty if it has none. */
  argument = $derived(this.found.argument);
  /** What follows it: whose seat, for example. */
  detail = $derived(this.found.detail);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }
}

export function match(path: string): { page: string; argument: string; detail: string } {
  for (const { page, pattern } of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, argument: found[1] ?? '', detail: found[2] ?? '' };
  }
  return { page: 'nowhere', argument: '', detail: '' };
}

export const router = new Router();

/** Links inside the site change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/docs')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
