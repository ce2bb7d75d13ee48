const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Hands the browser a file to save. A CSV begins with the mark by which spreadsheets know UTF-8. */
export function saveFile(name: string, format: keyof typeof types, text: string): void {
  const blob = new Blob([format === 'csv' ? '\uFEFF' : '', text], { type: types[format] });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
