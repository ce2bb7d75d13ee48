/**
 * Ranks of the rows of a page: those with the same points share one, and the next is as far down as there are members
 * above it. Implements BEYOND-64.
 * @param higher how many members have more points than the first row
 */
export function ranksOf(rows: readonly { points: number }[], higher: number, offset: number): number[] {
  const ranks: number[] = [];
  for (const [at, { points }] of rows.entries()) {
    const isTied = at > 0 && rows[at - 1]?.points === points;
    ranks.push(at === 0 ? higher + 1 : isTied ? (ranks[at - 1] as number) : offset + at + 1);
  }
  return ranks;
}
