import { harmlessCell } from '@barspoon/mixology';

export type ExportFormat = 'csv' | 'json';
type Fields = Readonly<Record<string, unknown>>;

/**
 * Records as a file: JSON whole, CSV without what does not fit a cell. Fields carry the specification's names
 * (`user_id`, `created_at`). A CSV cell that would run as a formula is neutralized by an apostrophe.
 */
export function exportText(records: readonly Fields[], format: ExportFormat): string {
  if (format === 'json') return `${JSON.stringify(records.map(snakeCased), null, 2)}\n`;
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].filter((column) =>
    records.every((record) => fitsCell(record[column])),
  );
  const rows = records.map((record) => columns.map((column) => cellText(record[column])));
  return [columns.map(snakeCase), ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** `recipes-export-2026-01-31.csv` */
export const exportName = (resource: string, format: ExportFormat, day: Date): string =>
  `${resource}-export-${day.toISOString().slice(0, 10)}.${format}`;

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';
const fitsCell = (value: unknown): boolean =>
  isScalar(value) || (Array.isArray(value) && value.every(isScalar));

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join('; ') : String(value);
  return harmlessCell(text);
}

/** A spreadsheet of a country that writes decimals with a comma takes a semicolon for the end of a cell. */
const quoted = (text: string): string =>
  /[",;\t\r\n\u2028\u2029]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (isScalar(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).map(([key, item]) => [snakeCase(key), snakeCased(item)]),
  );
}
