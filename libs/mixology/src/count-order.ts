/**
 * The order in which bottles are counted: that of the last count; what is new stands behind the last bottle of the same
 * item, or else at the end in the order given. Implements BEYOND-234.
 */
export function inCountOrder<B extends { id: string; itemId: string }>(
  bottles: readonly B[],
  last: readonly string[],
): B[] {
  const byId = new Map(bottles.map((bottle) => [bottle.id, bottle]));
  const order = last.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(order);
  for (const bottle of bottles) {
    if (known.has(bottle)) continue;
    const beside = order.findLastIndex(({ itemId }) => itemId === bottle.itemId);
    order.splice(beside < 0 ? order.length : beside + 1, 0, bottle);
  }
  return order;
}
