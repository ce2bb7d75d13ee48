import { recipeRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../testing/fake-api.ts';
import { batchOf, bottleSizes } from './batch.ts';

const daiquiri = exampleOf(recipeRoutes.get);

describe('a batch', () => {
  it.each(bottleSizes)('fills a bottle of %s ml to the brim, water included', (size) => {
    const batch = batchOf(daiquiri, size);
    const total = (batch?.lines ?? []).reduce((sum, { ml }) => sum + ml, batch?.waterMl ?? 0);
    expect(total).toBeCloseTo(size, 6);
    const [rum, lime] = batch?.lines ?? [];
    expect((rum?.ml ?? 0) / (lime?.ml ?? 1)).toBeCloseTo(60 / 25, 6);
    expect(batch?.servings).toBeCloseTo(size / 132, 6);
  });

  it('leaves what is counted for the glass', () => {
    const mint = {
      amount: 6,
      unit: 'leaf',
      name: 'Mint',
      ingredient: 'mint',
      note: null,
      optional: false,
    } as const;
    expect(batchOf({ ...daiquiri, spec: [...daiquiri.spec, mint] }, 1000)?.later).toEqual(['Mint']);
  });

  it('is not made of what is topped up or unknown', () => {
    const soda = {
      amount: null,
      unit: 'top',
      name: 'Soda',
      ingredient: null,
      note: null,
      optional: false,
    } as const;
    expect(batchOf({ ...daiquiri, spec: [...daiquiri.spec, soda] }, 1000)).toBeNull();
    expect(batchOf({ ...daiquiri, facts: { ...daiquiri.facts, volumeMl: null } }, 1000)).toBeNull();
  });
});
