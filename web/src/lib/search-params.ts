/** Parsers for search parameters: anything invalid counts as absent, never as an error. */
export const text = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim()
    ? String(value).slice(0, 80)
    : undefined;

export const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((known) => known === value);

/** As `oneOf`, case-insensitive: people type and share addresses. */
export const oneOfAnyCase = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((known) => known.toLowerCase() === String(value).toLowerCase());

export const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 1 ? true : undefined;

/** How many pages of a list are shown; a single page is not written into the address. */
export const pageCount = (value: unknown): number | undefined => {
  const count = Number(value);
  return Number.isInteger(count) && count > 1 && count <= 50 ? count : undefined;
};

/**
 * A path of our own site to go back to; nothing that could lead elsewhere. Browsers drop tabs and line breaks from an
 * address and read a backslash as a slash, so that any of them may hide the `//` of another site.
 */
export const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('/') && !/\/\/|[\\\p{Cc}]/u.test(value)
    ? value.slice(0, 300)
    : undefined;

/** What the address of a page says, read from its parameters; a link to the page may leave any of them out. */
export const addressReader = <S extends object>(
  read: (raw: Record<string, unknown>) => S,
): ((raw: Record<string, unknown>) => Partial<S>) => read;
