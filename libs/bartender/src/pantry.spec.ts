import { describe, expect, it } from 'vitest';
import { libraryWorld, recipeOf } from '../test/library-world.ts';
import { answer } from './bartender.ts';
import { newMemory } from './wishes.ts';

const world = libraryWorld();
const partsOf = (id: string) => recipeOf(id).spec.map(({ ingredient }) => ingredient);
async function drinksFor(question: string): Promise<string[]> {
  const { said } = await answer(question, newMemory(), world);
  expect(said.drinks.length, question).toBeGreaterThan(0);
  return said.drinks.map(({ id }) => id);
}

describe('what somebody says they have [BEYOND-112]', () => {
  it.each([
    ['I only have aperol', 'aperol'],
    ['I only have vodka and tomato juice', 'tomato-juice'],
  ])('is in every drink: %s', async (question, ingredient) => {
    for (const id of await drinksFor(question)) expect(partsOf(id), id).toContain(ingredient);
  });

  it('is mixed with its spirit rather than without', async () => {
    for (const id of await drinksFor('I only have gin, lime, sugar and mint'))
      expect(
        partsOf(id).some((slug) => slug && world.vocabulary.satisfies('gin', slug)),
        id,
      ).toBe(true);
  });
});
