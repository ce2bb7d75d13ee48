/** A copy of a list with one item moved. */
export function moved<T>(things: readonly T[], from: number, to: number): T[] {
  const rest = things.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...things.slice(from, from + 1), ...rest.slice(to)];
}
