const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Text as a file. A CSV begins with the mark by which spreadsheets know UTF-8. */
export const fileOf = (format: keyof typeof types, text: string): Blob =>
  new Blob([format === 'csv' ? '\uFEFF' : '', text], { type: types[format] });

/** Hands the browser a file to save. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
