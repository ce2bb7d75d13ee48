/** The values in a JSON text. @throws Error saying what is wrong with it */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `begins like JSON, but is broken: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** A value as JSON, every line indented by this many columns. A text may contain other line ends than JSON's. */
export function indentedJson(value: unknown, columns: number): string {
  const margin = ' '.repeat(columns);
  return `${margin}${JSON.stringify(value, null, 2).replaceAll('\n', `\n${margin}`)}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A text that is there and not blank. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Texts out of a list or out of one text with commas. */
export function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.flatMap((item) => textOf(item) ?? []);
}

/** The recipes of a value: one, a list of them, or a list under a name of its own. */
export function recordsIn(
  json: unknown,
  isRecipe: (record: Record<string, unknown>) => boolean,
  depth = 0,
): Record<string, unknown>[] {
  if (Array.isArray(json)) return json.flatMap((one) => recordsIn(one, isRecipe, depth));
  if (!isRecord(json)) return [];
  if (isRecipe(json)) return [json];
  return depth < 3 ? Object.values(json).flatMap((one) => recordsIn(one, isRecipe, depth + 1)) : [];
}
