import { namesOf, normalize } from '@barspoon/mixology';
import type { Finding, Rule } from './rule.ts';
import { ingredientsNamed, lineage } from './words.ts';

/** What is made at home can be poured and put on a bar without a brand, of parts that can be put there too. */
export const preparationsFit: Rule = {
  name: 'everything homemade is made of ingredients of the library',
  check: ({ ingredients, barItems, vocabulary }) => {
    const owned = new Set(
      barItems.flatMap(({ ingredient }) => (ingredient ? [...vocabulary.covers(ingredient)] : [])),
    );
    return ingredients.flatMap((node): Finding[] => {
      const { slug, preparation, group, staple } = node;
      if (!preparation) return [];
      const isPlain = barItems.some(
        ({ name, ingredient }) => ingredient === slug && namesOf(node).includes(normalize(name)),
      );
      const parts = preparation.parts.flatMap(({ ingredient }) => {
        const part = vocabulary.get(ingredient);
        if (!part) return [`is made of ${ingredient}, which is not in the vocabulary`];
        if (ingredient === slug) return ['is made of itself'];
        if (part.group) return [`${ingredient} only gathers its kinds; name one of them`];
        return owned.has(ingredient) || part.staple ? [] : [`${ingredient} cannot be put on a bar`];
      });
      return [
        ...(group || staple ? ['cannot be made: it is a group, or always at hand'] : []),
        ...(isPlain ? [] : ['has no plain bar item to put on a bar as homemade']),
        ...parts,
      ].map((problem) => ({ kind: 'ingredients', slug, problem }));
    });
  },
};

/** Whoever follows the steps uses every part. Water is at hand. */
export const partsAreUsed: Rule = {
  name: 'the steps of what is homemade use every part',
  check: (library) =>
    library.ingredients.flatMap(({ slug, preparation }): Finding[] => {
      if (!preparation) return [];
      const said = new Set(
        ingredientsNamed(preparation.steps.join(' . '), library).flatMap((node) => [
          ...lineage(node.slug, library.vocabulary),
        ]),
      );
      return preparation.parts
        .filter(
          ({ ingredient }) =>
            !library.vocabulary.get(ingredient)?.staple &&
            !lineage(ingredient, library.vocabulary).some((kin) => said.has(kin)),
        )
        .map(({ ingredient }) => ({
          kind: 'ingredients',
          slug,
          problem: `${ingredient} is not used in its steps`,
        }));
    }),
};

/** What is in a part is in what is made of it: somebody may be allergic to it. */
export const partsAreTold: Rule = {
  name: 'what is homemade has the allergens of its parts, and is vegan only if they are',
  check: ({ ingredients, vocabulary }) =>
    ingredients.flatMap(({ slug, preparation, allergens, vegan }): Finding[] =>
      (preparation?.parts ?? []).flatMap((line) => {
        const part = vocabulary.get(line.ingredient);
        const untold = part?.allergens.filter((allergen) => !allergens.includes(allergen)) ?? [];
        return [
          ...(untold.length > 0 ? [`${line.ingredient} brings ${untold.join(', ')}`] : []),
          ...(vegan && part?.vegan === false ? [`${line.ingredient} is not vegan`] : []),
        ].map((problem): Finding => ({ kind: 'ingredients', slug, problem }));
      }),
    ),
};
