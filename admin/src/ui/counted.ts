const numbers = new Intl.NumberFormat('en');

/** "1 row", "1,200 rows" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;
