import { createHash } from 'node:crypto';
import type { Random } from '../../load/random.ts';
import { library } from '../../seed/library.ts';

/** A thing by its name and ingredient. */
export interface Named {
  name: string;
  ingredient: string | null;
}

/** Bars of the library's bar items, drawn by chance. */
export function* barsDrawn(random: Random, count: number, sizeOf: () => number): Generator<Named[]> {
  const items = library.barItems.map(({ name, ingredient }) => ({ name, ingredient: ingredient ?? null }));
  for (let drawn = 0; drawn < count; drawn++) {
    const left = [...items];
    yield Array.from({ length: sizeOf() }, () => left.splice(random.below(left.length), 1)).flat();
  }
}

/** What a bottle costs in cents: 8 to 60 dollars by its name, in another way each time. */
export function priceIn(random: Random): (bottle: { name: string }) => number {
  const seed = random.below(1e6);
  return ({ name }) => 800 + (createHash('md5').update(`${seed} ${name}`).digest().readUInt32BE() % 5200);
}
