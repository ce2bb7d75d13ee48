import type { Finding, Rule } from './rule.ts';

const minWords = 60;

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

/** Whoever asks for an ingredient reads what it is. */
export const allHaveTexts: Rule = {
  name: 'every ingredient that is not only a group has a text',
  check: ({ ingredients }) =>
    ingredients
      .filter(({ group, text }) => !group && text === undefined)
      .map(({ slug }) => finding(slug, 'has no text')),
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

const finding = (slug: string, problem: string): Finding => ({ kind: 'ingredients', slug, problem });
