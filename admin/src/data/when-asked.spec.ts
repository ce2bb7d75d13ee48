import { expect, it } from 'vitest';
import { whenAsked } from './when-asked.ts';

it('fetches the code of a resource once, when it is first asked', async () => {
  let fetched = 0;
  const { getOne, create } = whenAsked(async () => {
    fetched++;
    return { getOne: async (_: string, { id }: { id: string }) => ({ data: { id } }) };
  });
  expect(fetched).toBe(0);
  expect(await getOne?.('things', { id: '7' })).toEqual({ data: { id: '7' } });
  await getOne?.('things', { id: '8' });
  expect(fetched).toBe(1);
  await expect(create?.('things', { data: {} })).rejects.toThrow('things has no create');
});

it('tries again when the code could not be fetched', async () => {
  let fails = true;
  const { getOne } = whenAsked(async () => {
    if (fails) throw new Error('offline');
    return { getOne: async () => ({ data: { id: '7' } }) };
  });
  await expect(getOne?.('things', { id: '7' })).rejects.toThrow('offline');
  fails = false;
  expect(await getOne?.('things', { id: '7' })).toEqual({ data: { id: '7' } });
});
