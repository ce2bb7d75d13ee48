/** A public page whose data is put into its document, by the pattern of its address. */
export type DataPage = 'home' | 'recipes' | 'recipe' | 'member';

const withData: readonly (readonly [RegExp, DataPage])[] = [
  [/^\/$/, 'home'],
  [/^\/recipes$/, 'recipes'],
  [/^\/recipes\/(?<id>[a-z0-9-]+)$/, 'recipe'],
  [/^\/members\/(?<id>[A-Za-z0-9_.]{3,30})$/, 'member'],
  [/^\/featured\/(?<id>classic-old-fashioned|smoky-mezcal-margarita|lavender-gin-fizz)$/, 'recipe'],
];

/** Addresses the member app knows besides; any other is not found. Implements NAV-01 to NAV-26 as far as built. */
const known = [
  /^\/featured\/[a-z0-9-]+$/,
  /^\/(inventory|search|profile|profile\/account|profile\/edit|subscription|admin)$/,
];

export function pageAt(path: string): { page: DataPage; id?: string } | { page: 'app' } | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const [pattern, page] of withData) {
    const match = pattern.exec(trimmed);
    if (match) return { page, id: match.groups?.id };
  }
  return known.some((pattern) => pattern.test(trimmed)) ? { page: 'app' } : undefined;
}
