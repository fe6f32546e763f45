/** The sign in the browser's tab: with a dot when it is my move. */
const TABLE =
  "<rect width='32' height='32' rx='8' fill='#2f6b5e'/><rect x='7' y='11' width='18' height='4' rx='2' fill='#fff'/>" +
  "<path d='M11 15v8M21 15v8' stroke='#fff' stroke-width='3' stroke-linecap='round'/>";
const DOT = "<circle cx='24' cy='8' r='8' fill='#ff9d2e' stroke='#fff' stroke-width='2'/>";

/** Shows it; the result shows the calm one again. */
export function showFavicon(move: boolean): () => void {
  draw(move);
  return () => draw(false);
}

function draw(move: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${TABLE}${move ? DOT : ''}</svg>`;
  if (link) link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
