import { InvalidInputError } from '@barspoon/platform';

type CursorValue = string | number | boolean | null;

const badCursor = () =>
  new InvalidInputError([
    { path: 'query.cursor', message: 'This place in the list is not known. Start from the top.' },
  ]);

/** The place after a row of a keyset-paged list, opaque to the caller. */
export const encodeCursor = (values: readonly CursorValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
}

/**
 * Reads a cursor made by `encodeCursor`.
 * @param shape one `typeof` per value, for example `['number', 'string']`; `'any'` also lets null pass
 * @throws InvalidInputError for anything we did not make
 */
export function decodeCursor(cursor: string, shape: readonly ('string' | 'number' | 'any')[]): CursorValue[] {
  const values = parse(cursor);
  const fits =
    Array.isArray(values) &&
    values.length === shape.length &&
    shape.every((type, at) => {
      const value: unknown = values[at];
      return type === 'any' ? value === null || typeof value !== 'object' : typeof value === type;
    });
  if (!fits) throw badCursor();
  return values as CursorValue[];
}

/**
 * Reads a cursor whose values belong to whoever made it.
 * @throws InvalidInputError for anything that is not a list of plain values
 */
export function decodePlace(cursor: string): (string | number)[] {
  const values = parse(cursor);
  const isPlain =
    Array.isArray(values) && values.every((value) => ['string', 'number'].includes(typeof value));
  if (!isPlain) throw badCursor();
  return values;
}

export type KeysetOrder = readonly (readonly [field: string, direction: 1 | -1])[];

/**
 * The MongoDB filter "comes after these values in this order": `a > x or (a = x and b > y)`.
 * Dates in the values are passed as Date by the caller.
 */
export function afterKeyset(order: KeysetOrder, values: readonly unknown[]): Record<string, unknown> {
  const branches = order.map(([field, direction], at) => ({
    ...Object.fromEntries(order.slice(0, at).map(([earlier], i) => [earlier, values[i]])),
    [field]: { [direction === 1 ? '$gt' : '$lt']: values[at] },
  }));
  return { $or: branches };
}

/** Splits `limit + 1` rows into a page and whether there is more. */
export function toPage<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
