/** The sort key of names everywhere: ignores letter case and accents, so that É sorts with E. Compared by code unit. */
export function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** A name's sort position: its key, then the id of its owner. */
export type NamePlace = readonly [key: string, id: string];

export function compareNamePlaces(a: NamePlace, b: NamePlace): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}
