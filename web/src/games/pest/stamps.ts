/**
 * Many small drawings as one picture. In the page, each would be a layer of its own to the browser, which
 * sorts them all again with every frame in which anything at the table changes.
 */

/** A drawing of `Landmarks.svelte` at a place of the map. */
export interface Stamp {
  /** The name of the drawing. */
  drawing: string;
  x: number;
  y: number;
  scale: number;
  /** The colour of roofs, where there are any. */
  roof?: string;
}

export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The address of a picture with all of them; later ones stand in front. */
export function stamped(stamps: Stamp[], sheet: Sheet): string {
  const used = new Set(stamps.map(({ drawing }) => drawing));
  const drawings = [...used].map(markupOf).join('');
  const box = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`;
  const size = `width="${sheet.width}" height="${sheet.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}><defs>${drawings}</defs>`;
  return `data:image/svg+xml,${encodeURIComponent(`${svg}${stamps.map(useOf).join('')}</svg>`)}`;
}

function markupOf(drawing: string): string {
  const element = document.getElementById(idOf(drawing));
  return element ? new XMLSerializer().serializeToString(element) : '';
}

function useOf({ drawing, x, y, scale, roof }: Stamp): string {
  const style = roof ? ` style="--roof:${roof}"` : '';
  return `<use href="#${idOf(drawing)}" transform="translate(${x} ${y}) scale(${scale})"${style}/>`;
}

const idOf = (drawing: string) => `pest-${drawing}`;
