import type { LibraryIngredient } from '@barspoon/contracts';
import { type Finding, ingredientsOf, type LibraryContext, type Rule } from './rule.ts';

const minWords = 60;
/** As many of the ingredients that most recipes name have a text. */
const written = 120;

/** A text on an ingredient's page says something, and not what another says. */
export const textsSaySomething: Rule = {
  name: 'the text of an ingredient has at least 60 words of its own',
  check: ({ ingredients }) => {
    const seen = new Map<string, string>();
    return ingredients.flatMap(({ slug, text }) => {
      if (text === undefined) return [];
      const words = text.split(/\s+/).length;
      const twin = sentencesOf(text)
        .map((sentence) => seen.get(sentence))
        .find((other) => other !== undefined);
      for (const sentence of sentencesOf(text)) seen.set(sentence, slug);
      return [
        ...(words < minWords ? [finding(slug, `its text has ${words} words`)] : []),
        ...(twin ? [finding(slug, `says a sentence that ${twin} says`)] : []),
      ];
    });
  },
};

/** Whoever asks for what is poured most reads what it is. */
export const commonOnesHaveTexts: Rule = {
  name: `the ${written} ingredients of most recipes have a text`,
  check: (library) =>
    byUse(library)
      .slice(0, written)
      .filter(({ text }) => text === undefined)
      .map(({ slug }) => finding(slug, 'has no text')),
};

function byUse({ recipes, ingredients }: LibraryContext): LibraryIngredient[] {
  const uses = new Map<string, number>();
  for (const recipe of recipes)
    for (const slug of new Set(ingredientsOf(recipe))) uses.set(slug, (uses.get(slug) ?? 0) + 1);
  const usesOf = ({ slug }: LibraryIngredient) => uses.get(slug) ?? 0;
  // Nobody needs to be told what water and ice are.
  return ingredients.filter(({ staple }) => !staple).toSorted((one, other) => usesOf(other) - usesOf(one));
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

const finding = (slug: string, problem: string): Finding => ({ kind: 'ingredients', slug, problem });
