import { harmlessCell } from '@barspoon/mixology';

/** Rows as a spreadsheet reads them; a text that would run as a formula is neutralized by an apostrophe. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

const cellText = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell);
  const text = harmlessCell(cell);
  // A spreadsheet of a country that writes decimals with a comma takes a semicolon for the end of a cell.
  return /[",;\t\r\n\u2028\u2029]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
