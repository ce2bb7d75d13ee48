/** What names are sorted by everywhere: letter case and accents aside, so that É stands with E. Compared by code unit. */
export function nameKey(name: string): string {
  return name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** A name's place among others: its key, then the id of what bears it. */
export type NamePlace = readonly [key: string, id: string];

export function compareNamePlaces(a: NamePlace, b: NamePlace): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}
