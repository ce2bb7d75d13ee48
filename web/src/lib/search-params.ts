/** Readers for what stands in an address: anything that is not understood counts as absent, never as an error. */
export const text = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim()
    ? String(value).slice(0, 80)
    : undefined;

export const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((known) => known === value);

export const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 1 ? true : undefined;

/** How many pages of a list are shown; one is not written into the address. */
export const pageCount = (value: unknown): number | undefined => {
  const count = Number(value);
  return Number.isInteger(count) && count > 1 && count <= 50 ? count : undefined;
};

/** A path of our own site to go back to; nothing that could lead elsewhere. */
export const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value.slice(0, 300) : undefined;
