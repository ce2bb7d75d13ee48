import { trendBadgeOf } from '@barspoon/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, placesOf } from './trend.ts';

const candidate = (id: string, score: number, strongest = 0): Candidate => ({ id, score, strongest });
const order = (...candidates: Candidate[]) => placesOf(candidates).map(({ id }) => id);

describe('a badge', () => {
  it('is Hot above 50, Trending above 25, otherwise Rising [DISC-03]', () => {
    expect([51, 50, 26, 25, 0].map(trendBadgeOf)).toEqual([
      'Hot',
      'Trending',
      'Trending',
      'Rising',
      'Rising',
    ]);
  });
});

describe('places', () => {
  it('follow the score [DISC-05]', () => {
    expect(order(candidate('a', 3), candidate('b', 9), candidate('c', 5))).toEqual(['b', 'c', 'a']);
  });

  it('are not won by one person who acts again and again', () => {
    const honest = Array.from({ length: 8 }, (_, at) => candidate(`honest-${at}`, 40 - at, 5));
    const farmed = candidate('farmed', 200, 190);
    const place = placesOf([...honest, farmed]).find(({ id }) => id === 'farmed')?.place;
    // Without that person it has 10 points and stands ninth.
    expect(place).toBe(8);
  });

  it('hold everybody, one after the other', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const placed = placesOf(all);
        expect(placed.map(({ place }) => place)).toEqual(all.map((_, at) => at + 1));
        expect(placed.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
      }),
    );
  });

  it('rise by one person by one place at most, unless the place is left over', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const placed = placesOf(all);
        for (const { id, place, score, strongest } of placed) {
          const without =
            1 + all.filter((other) => other.id !== id && other.score > score - strongest).length;
          if (place >= without - 1) continue;
          // Whoever stands below could not take it either.
          for (const below of placed.slice(place)) {
            const theirs =
              1 + all.filter((o) => o.id !== below.id && o.score > below.score - below.strongest).length;
            expect(theirs - 1).toBeGreaterThan(place);
          }
        }
      }),
    );
  });
});

const candidates = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 })), { maxLength: 12 })
  .map((all) => all.map(([score, part], at) => candidate(`r${at}`, score, Math.min(part, score))));
