/**
 * What a spreadsheet takes for a formula: by its first letter, full width too, or behind a separator where a semicolon or a comma
 * ends a cell (OWASP, CSV injection). Apostrophes before a line break count, so that reading takes off no more than writing added.
 */
export const formulaCell = /^[\s;,"']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

export const isFormula = (cell: string): boolean => formulaCell.test(cell);

/** A cell that no spreadsheet runs: an apostrophe before it says that it is text. */
export const harmlessCell = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);
