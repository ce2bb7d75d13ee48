import { listed, type Responder, say } from './turn.ts';

/**
 * Of the topic `care`, so that no language model words it: a no or an allergy that is not surely understood is asked about, and nothing is poured until then. Implements BEYOND-109, BEYOND-110.
 */
export const answerUnclear: Responder = ({ request, world }) => {
  const { unclear, unclearHarm, doubted } = request;
  if (unclearHarm.length > 0) return unknownAllergen(unclearHarm);
  if (saysAllergicToNothing(request.plain) && request.harm.free.length + request.harm.without.length === 0)
    return say(
      'care',
      ['Good that you say so. What exactly must not be in it? Until I know, I would rather suggest nothing.'],
      { suggestions: ['No nuts', 'No egg', 'No dairy', 'No gluten'] },
    );
  const names = doubted.map((slug) => world.vocabulary.get(slug)?.name ?? slug);
  if (names.length > 0)
    return say('care', [`I am not sure how you mean ${listed(names)}. With it or without it?`], {
      suggestions: [`With ${listed(names)}`, `Without ${listed(names, 'or')}`],
    });
  if (unclear.length === 0) return null;
  return say('care', [
    `I hear that something must not be in it, but I do not know what “${unclear.join(' ')}” is. Which ingredient do you mean? I would rather ask than pour the wrong thing.`,
  ]);
};

const unknownAllergen = (words: readonly string[]) => {
  const name = words.join(' ');
  return say(
    'care',
    [
      `I know nothing about ${name} as an allergen: no recipe here says where it may be hidden, so I will not tell you that a drink is safe.`,
      `Name a drink, and I list everything that goes into it. Please check the labels of the bottles for ${name} too.`,
    ],
    { suggestions: ['What is in a Negroni?', 'Something without alcohol'] },
  );
};

const ownAllergy =
  /\b(?:i|im|we|she|he|shes|hes|they|my \w+|our \w+|guests?|friends?|someone|somebody|wife|husband) (?:\w+ )?(?:have|has|am|is|are|got|with|im)? ?(?:\w+ )?(?:allergic|allergy|allergies|intolerant|intolerances?)\b/;
const saysAllergicToNothing = (plain: string): boolean =>
  ownAllergy.test(plain) && !/\b(?:no|not|any|without|dont have|zero) (?:\w+ )?allerg/.test(plain);
