/** One row of a report: figures by column, texts as they are. */
export type Row = Record<string, string | number | null>;

/** What a benchmark found. */
export interface Report {
  title: string;
  rows: Row[];
}

/** Measures at each size (a number of recipes) and hands each report over as soon as it has it. */
export type Benchmark = (report: (report: Report) => void, sizes: readonly number[]) => Promise<void>;

const digits = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toPrecision(2);

const shown = (value: Row[string] | undefined): string =>
  typeof value === 'number' ? (Number.isInteger(value) ? String(value) : digits(value)) : (value ?? '');

/** The report as a table of plain text. */
export function tableOf({ title, rows }: Report): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  return [title, lines[0], widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}
