import { convertMeasure, type DisplayUnit, lineText } from '@barspoon/mixology';
import { drinkMeant } from './answer-recipe.ts';
import { isAllowed } from './finding.ts';
import { type Responder, say, show } from './turn.ts';
import { madeOf } from './why.ts';
import { noWishes } from './wishes.ts';

const units: readonly (readonly [RegExp, DisplayUnit])[] = [
  [
    /\b(?:in|to|into|with|using) (?:the )?(?:ml|mls|milliliters?|millilitres?|metric(?: units)?)\b|^metric\b/,
    'ml',
  ],
  [/\b(?:in|to|into|with|using) (?:cl|cls|centiliters?|centilitres?)\b/, 'cl'],
  [
    /\b(?:in|to|into|with|using) (?:us |american |fluid )?(?:oz|ounces?|imperial(?: units)?)\b|^imperial\b/,
    'oz',
  ],
  [/\b(?:in|to|into|as) (?:equal )?parts\b/, 'part'],
];

/** "In ml, please": the recipe that is talked about, in another unit. Implements BEYOND-112. */
export const answerUnits: Responder = (turn) => {
  const { request, memory } = turn;
  const unit = units.find(([pattern]) => pattern.test(request.plain))?.[1];
  if (!unit || request.wishes.with.length > 0 || /\d ?(?:ml|cl|oz)\b/.test(request.plain)) return null;
  const drink = drinkMeant(turn);
  if (!drink || !isAllowed(drink, noWishes(), memory.never)) return null;
  show(turn, [drink]);
  const lines = drink.spec.map(({ amount, unit: own, name, note, optional }) =>
    lineText({
      ...convertMeasure({ amount: amount ?? undefined, unit: own }, unit),
      name,
      note: note ?? undefined,
      optional,
    }),
  );
  return say(
    'recipe',
    [
      `The ${drink.name}${drink.serves > 1 ? ` for ${drink.serves}` : ''} in ${unit === 'part' ? 'parts' : unit}.`,
    ],
    {
      drinks: [{ id: drink.id, why: `${madeOf(drink)}.` }],
      lists: [{ title: 'Ingredients', lines, ordered: false }],
      suggestions: ['Scale it for 8 people', `Something like the ${drink.name}`],
    },
  );
};
