/** The address of this site in links: at the machine of the server it is not the one of the page. */
import { api } from '../net/api';

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
