import { drawDrink } from '@barspoon/mixology/picture';
import type { Drink } from './drinks.ts';

const columns = 12;
const cell = { width: 108, height: 128, picture: 100 };
const margin = 16;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One picture of many drinks with their names, light or dark as the reader's system is. */
export const sheetSvg = (drinks: readonly Drink[]): string => {
  const rows = Math.ceil(drinks.length / columns);
  const width = columns * cell.width + 2 * margin - (cell.width - cell.picture);
  const height = rows * cell.height + 2 * margin;
  const cells = drinks.map(({ name, spec }, index) => {
    const x = margin + (index % columns) * cell.width;
    const y = margin + Math.floor(index / columns) * cell.height;
    const place = `<svg x="${x}" y="${y}" width="${cell.picture}" height="${cell.picture}" `;
    const words = name.length > 19 ? `${name.slice(0, 18)}…` : name;
    return `${drawDrink(spec).replace('<svg ', place)}\n<text x="${x + cell.picture / 2}" y="${y + cell.picture + 14}">${escaped(words)}</text>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${drinks.length} drinks as Barspoon draws them">
<!-- Written by tools/library/contact-sheet.ts from the starter library. -->
<style>.page{fill:#f5f8f6}text{font:10px system-ui,sans-serif;text-anchor:middle;fill:#4e625b}@media(prefers-color-scheme:dark){.page{fill:#0a1512}text{fill:#9db3aa}}</style>
<rect class="page" width="${width}" height="${height}"/>
${cells.join('')}</svg>
`;
};
