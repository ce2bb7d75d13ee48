import { answer, containedWords, newMemory } from '@barspoon/bartender';
import { isVegan, mayContain } from '@barspoon/mixology';
import { describe, expect, it } from 'vitest';
import { libraryWorld, nodeOf, recipeOf } from '../../../../libs/bartender/test/library-world.ts';
import { traitsOf } from './traits.ts';

const world = libraryWorld();
const drinks = [...world.shelf.all()];
const said = async (question: string) => (await answer(question, newMemory(), world)).said.text.join(' ');

describe('allergens of optional lines', () => {
  it('are the same for facts, filters and the bartender, in every drink of the library [BEYOND-150]', () => {
    for (const drink of drinks) {
      const { spec, garnish, facts } = recipeOf(drink.id);
      const nodes = [...spec, ...garnish].map((one) => nodeOf(one.ingredient ?? ''));
      const all = [...new Set(nodes.flatMap((node) => node.allergens))].sort();
      expect(mayContain(facts), drink.name).toEqual(all);
      expect([...drink.allergens].sort(), drink.name).toEqual(all);
      expect(traitsOf({ ...drink, ratingAverage: null }, world.vocabulary).allergens, drink.name).toEqual(
        all,
      );
      expect(isVegan(facts), drink.name).toBe(nodes.every((node) => node.vegan));
    }
  });

  it('are said with their line by the bartender [BEYOND-150]', () => {
    const said = drinks.flatMap((drink) =>
      (drink.facts.optional ?? []).flatMap(({ name, allergens }) =>
        allergens.map((one) => [containedWords(drink, one), `${one} if you add the ${name}`]),
      ),
    );
    expect(said.length).toBeGreaterThan(3);
    for (const [words, expected] of said) expect(words).toBe(expected);
  });

  it('make a drink vegan only without them, says the bartender [BEYOND-150]', async () => {
    expect(await said('is a whiskey sour vegan?')).toContain('Only without the egg white');
    expect(await said('does a whiskey sour contain egg?')).toContain(
      'Yes, the Whiskey Sour contains egg if you add the egg white.',
    );
    expect(await said('is a white russian vegan?')).toMatch(/^No/);
  });
});
