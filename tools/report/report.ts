/** One row of a report: figures by column, texts as they are. */
export type Row = Record<string, string | number | null>;

/** A table a benchmark hands over. */
export interface Report {
  title: string;
  rows: Row[];
}

/** How something grows: lines over a logarithmic or linear axis, or bars by name. */
export interface Plot {
  title: string;
  x: string;
  y: string;
  /** Lines over numbers; both axes logarithmic. */
  lines?: { name: string; points: [number, number][] }[];
  /** Bars from zero. */
  bars?: { name: string; value: number }[];
}

const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toPrecision(2);

export const shown = (value: Row[string] | undefined): string =>
  typeof value === 'number' ? (Number.isInteger(value) ? String(value) : digits(value)) : (value ?? '');

export const columnsOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];

/** The report as a table of plain text. */
export function tableOf({ title, rows }: Report): string {
  const columns = columnsOf(rows);
  const cells = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  return [title, lines[0], widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}

/** The report as a table of Markdown. */
export function tableLines({ title, rows }: Report): string[] {
  const columns = columnsOf(rows);
  return [
    `${title}:`,
    '',
    `| ${columns.join(' | ')} |`,
    `|${columns.map((_, at) => (at === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map((row) => `| ${columns.map((column) => shown(row[column])).join(' | ')} |`),
    '',
  ];
}
