import { recipeRoutes } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../testing/fake-api.ts';
import { batchOf, batchText, bottles, isAmerican } from './batch.ts';

const daiquiri = exampleOf(recipeRoutes.get);

describe('a batch', () => {
  it.each([...new Set(Object.values(bottles).flat())])(
    'fills a bottle of %s ml to the brim, water included',
    (size) => {
      const batch = batchOf(daiquiri, size);
      const total = (batch?.lines ?? []).reduce((sum, { ml }) => sum + ml, batch?.waterMl ?? 0);
      expect(total).toBeCloseTo(size, 6);
      const [rum, lime] = batch?.lines ?? [];
      expect((rum?.ml ?? 0) / (lime?.ml ?? 1)).toBeCloseTo(60 / 25, 6);
      expect(batch?.servings).toBeCloseTo(size / 132, 6);
    },
  );

  it('is measured in the unit and filled into the bottles of its reader', () => {
    expect([batchText(276, 'oz'), batchText(276, 'ml'), batchText(1240, 'part')]).toEqual([
      '9¼ oz',
      '276 ml',
      '1,240 ml',
    ]);
    expect(['en-US', 'es-MX', 'de', 'en-CA'].map(isAmerican)).toEqual([true, false, false, true]);
    expect(bottles.metric).toContain(700);
    expect(bottles.american).not.toContain(700);
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
