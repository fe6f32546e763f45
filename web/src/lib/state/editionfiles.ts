/** The files of editions that this server offers itself, as those of a title are bundled with the page. */
type Files = Record<string, Record<string, unknown[]>>;

const given = new Map<string, Files>();

export function giveFiles(title: string, edition: string, files: Files): void {
  given.set(`${title}/${edition}`, files);
}

/** What stands in `<name>.json` of such an edition; nothing if it was not fetched. */
export function fileOf(title: string, edition: string, name: string): unknown {
  return given.get(`${title}/${edition}`)?.[`${name}.json`];
}
