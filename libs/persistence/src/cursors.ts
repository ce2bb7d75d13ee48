import { InvalidInputError } from '@barspoon/platform';

/** What a cursor may contain, by the name its list gives it. A date is stored as milliseconds. */
interface Kinds {
  string: string;
  number: number;
  moment: Date;
}
export type CursorKind = keyof Kinds;
type ValuesOf<S extends readonly CursorKind[]> = { -readonly [K in keyof S]: Kinds[S[K]] };

/** The largest date; no list is ordered by a larger number. */
const maxNumber = 8_640_000_000_000_000;

const badCursor = () =>
  new InvalidInputError([
    { path: 'query.cursor', message: 'This page of the list is no longer available. Start from the top.' },
  ]);

/** The position after a row of a keyset-paged list, opaque to the caller. */
export const encodeCursor = (values: readonly (string | number | Date)[]): string =>
  Buffer.from(
    JSON.stringify(values.map((value) => (value instanceof Date ? value.getTime() : value))),
  ).toString('base64url');

/**
 * Reads a cursor made by `encodeCursor`: every value of its kind, in the given order, numbers and dates within the range
 * of dates.
 * @throws InvalidInputError (400 naming `query.cursor`) for anything else
 */
export function decodeCursor<const S extends readonly CursorKind[]>(cursor: string, kinds: S): ValuesOf<S> {
  const values = decodePlace(cursor);
  if (values.length !== kinds.length) throw badCursor();
  return kinds.map((kind, at) => readAs(kind, values[at])) as ValuesOf<S>;
}

/**
 * Reads a cursor whose values are checked by its creator.
 * @throws InvalidInputError for anything that is not a list of strings and valid numbers
 */
export function decodePlace(cursor: string): (string | number)[] {
  const values = parse(cursor);
  if (!Array.isArray(values) || !values.every(isPossible)) throw badCursor();
  return values;
}

function readAs(kind: CursorKind, value: string | number | undefined): string | number | Date {
  if (typeof value !== (kind === 'string' ? 'string' : 'number')) throw badCursor();
  return kind === 'moment' ? new Date(value as number) : (value as string | number);
}

/** `1e999` is read as infinite, and no date has it. */
const isPossible = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Math.abs(value) <= maxNumber);

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw badCursor();
  }
}

export type KeysetOrder = readonly (readonly [field: string, direction: 1 | -1, ...unknown[]])[];

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

/** Which page of a list is asked for. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** The order of a list, with the kind of each field in its cursors; the last field is unique. */
export type ListOrder<Row> = readonly (readonly [
  field: keyof Row & string,
  direction: 1 | -1,
  kind: CursorKind,
])[];

/** The order of most lists. */
export const newestFirst = [
  ['createdAt', -1, 'moment'],
  ['_id', -1, 'string'],
] as const;

/** What `keysetPage` needs of a Mongoose query. */
interface RowsQuery<Row> extends PromiseLike<Row[]> {
  and(conditions: Record<string, unknown>[]): unknown;
  sort(by: Record<string, 1 | -1>): unknown;
  limit(count: number): unknown;
}

/**
 * A page of what a query finds, in an order in which an index holds it.
 * @throws InvalidInputError (400 naming `query.cursor`) for a cursor of another list
 */
export async function keysetPage<Row>(
  query: RowsQuery<Row>,
  order: ListOrder<Row>,
  { limit, cursor }: PageRequest,
) {
  const kinds = order.map(([, , kind]) => kind);
  if (cursor) query.and([afterKeyset(order, decodeCursor(cursor, kinds))]);
  query.sort(Object.fromEntries(order.map(([field, direction]) => [field, direction])));
  query.limit(limit + 1);
  const valuesOf = (row: Row) => order.map(([field]) => row[field] as string | number | Date);
  return toPage(await query, limit, (row) => encodeCursor(valuesOf(row)));
}
