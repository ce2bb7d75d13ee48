import type { SpecLine } from '@barspoon/contracts';
import { drinkFacts, lineText, scaleMeasure } from '@barspoon/mixology';
import { drinkMeant, forbidden } from './answer-recipe.ts';
import type { Drink } from './drink.ts';
import { numberOf, numberPattern } from './figures.ts';
import { isAllowed } from './finding.ts';
import { type Responder, say, show, type Turn } from './turn.ts';
import { noWishes } from './wishes.ts';

const maxServings = 100;
const pitcherMl = 1500;
const volumes: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(${numberPattern}) ?(?:l|lit(?:er|re)s?)\\b`), 1000],
  [new RegExp(`(${numberPattern}) ?ml\\b`), 1],
  [new RegExp(`(${numberPattern}) ?cl\\b`), 10],
  [new RegExp(`(${numberPattern}) ?oz\\b`), 30],
  [new RegExp(`(${numberPattern}) (?:gallons?)\\b`), 3785],
  [new RegExp(`(${numberPattern}) (?:bottles?)\\b`), 750],
  [new RegExp(`(${numberPattern}) (?:pitchers?|jugs?|carafes?)\\b`), pitcherMl],
  [/\bpitcher\b|\bjug\b|\bcarafe\b()/, pitcherMl],
];
const servings = new RegExp(
  `\\b(?:for|serves?|makes?|make|made|need|scale (?:it|this|that)? ?(?:up )?(?:to|for)?|batch(?:ed)? (?:it )?for|feed) (?:an? (?:party|group|crowd|table) of )?(?:about |around |up to )?(${numberPattern})(?: of (?:them|us|those|these))?(?: (?:people|guests|friends|servings|drinks|persons|portions|glasses|of us|rounds?|cocktails))?\\b`,
);
/** "A pitcher of sangria for eight": for as many as that, whatever it is mixed in. */
const forCompany = new RegExp(
  `\\bfor (${numberPattern})(?: (?:people|guests|friends|persons|of us))?(?= ,|$)`,
);
const asksToScale =
  /\b(?:scale|scaled|scaling|batch|batched|double|triple(?! sec)|quadruple|halve|multiply|times|make (?:\w+ )?of (?:them|it|those)|pitcher|jug|carafe|lit(?:er|re)s?|gallons?|for (?:a )?(?:crowd|party of))\b/;

/** Without a number: as many as a pitcher holds. */
const asksToBatch = /\b(?:batch(?:ed|ing)?|make ahead|ahead of time|in advance|for a (?:crowd|party))\b/;
const batchServings = 8;

/** Of these the amount is about the company, not about the drink that was talked about. */
const asksForAnother =
  /\bwhat (?:can|could|should|do|would)\b|\b(?:something|anything|another|else|suggest|recommend)\b/;

/** "Scale it to a liter", "a Negroni for twelve". */
export const answerScale: Responder = (turn) => {
  const { plain, drinks, abstainers } = turn.request;
  if (abstainers > 0 || asksForAnother.test(plain)) return null;
  const drink = drinkMeant(turn);
  const wanted =
    drink && (servingsIn(plain, drink, turn) ?? (asksToBatch.test(plain) ? batchServings : null));
  if (!drink || !wanted) return null;
  const isMeant = drinks.length > 0 || (turn.memory.focus !== null && turn.request.named.length === 0);
  if (!asksToScale.test(plain) && !isMeant) return null;
  if (!isAllowed(drink, noWishes(), turn.memory.never)) return forbidden(turn, drink);
  const count = Math.min(maxServings, Math.max(0.5, wanted));
  show(turn, [drink]);
  const isStirred = drink.method === 'stir' || drink.method === 'throw';
  const water = Math.round((dilutionOf(drink, turn) * count) / 10) * 10;
  const said = count === 1 ? 'one serving' : `${Math.round(count * 10) / 10} servings`;
  return say(
    'scale',
    [
      `The ${drink.name} for ${said}${wanted > maxServings ? ', which is as far as I would go in one go' : ''}. Small amounts are rounded to what you can measure.`,
      ...(isStirred && count > 2 && water > 0
        ? [
            `To serve it straight from the fridge or freezer, add ${water} ml of water: that is what stirring would have melted into it. Mixed over ice later, leave it out.`,
          ]
        : []),
      ...(!isStirred && drink.isFizzy && count > 2
        ? ['Mix everything but the fizz ahead, and add that at the last moment.']
        : []),
      ...(drink.method === 'shake' && count > 2
        ? [
            'Keep the batch cold and shake it with ice in portions of two or three: a full shaker does not chill.',
          ]
        : []),
    ],
    {
      drinks: [{ id: drink.id, why: `For ${said}.` }],
      lists: [
        {
          title: `For ${said}`,
          lines: drink.spec.map((line) => scaledText(line, drink.serves, count)),
          ordered: false,
        },
      ],
      suggestions: [`How do I make the ${drink.name}?`, 'What goes with it?'],
    },
  );
};

function servingsIn(plain: string, drink: Drink, turn: Turn): number | null {
  const volume = /\bdouble\b/.test(plain)
    ? 'double'
    : /\btriple\b(?! sec)/.test(plain)
      ? 'triple'
      : /\bhalve\b|\bhalf (?:of )?(?:it|the)\b/.test(plain)
        ? 'half'
        : null;
  if (volume) return drink.serves * { double: 2, triple: 3, half: 0.5 }[volume];
  const company = turn.request.drinks.length > 0 ? forCompany.exec(plain)?.[1] : undefined;
  if (company && numberOf(company) > 1) return numberOf(company);
  for (const [pattern, ml] of volumes) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const held = (ml * (found[1] ? numberOf(found[1]) : 1)) / Math.max(20, liquidOf(drink, turn));
    // What a pitcher holds in whole drinks.
    return ml === pitcherMl && held >= 1 ? Math.floor(held) : held;
  }
  const found =
    servings.exec(plain)?.[1] ??
    new RegExp(`(${numberPattern}) (?:people|guests|friends|servings|portions|of them|of those)\\b`).exec(
      plain,
    )?.[1];
  const count = found ? numberOf(found) : null;
  return count !== null && found !== 'a' && found !== 'an' && found !== 'some' ? count : null;
}

const factsOf = ({ spec, method, glass, ice, serves }: Drink, { world }: Turn) =>
  drinkFacts({
    lines: spec.map(({ amount, unit, optional, ingredient }) => ({
      amount: amount ?? undefined,
      unit,
      optional,
      ingredient: ingredient ? world.vocabulary.get(ingredient) : undefined,
    })),
    method: method ?? 'build',
    glass,
    ice,
    serves,
  });
const liquidOf = (drink: Drink, turn: Turn) => factsOf(drink, turn).liquidMl;
const dilutionOf = (drink: Drink, turn: Turn) => factsOf(drink, turn).dilutionMl;

/** Milliliters to the nearest five from a glass on; many dashes become milliliters. */
function scaledText(line: SpecLine, from: number, to: number): string {
  const { amount, unit } = scaleMeasure({ amount: line.amount ?? undefined, unit: line.unit }, from, to);
  const rest = { name: line.name, note: line.note ?? undefined, optional: line.optional };
  if (amount === undefined) return lineText({ unit, ...rest });
  if (unit === 'dash' && amount > 12)
    return lineText({ amount: Math.round(amount * 0.8), unit: 'ml', ...rest });
  if (unit === 'ml')
    return lineText({
      amount: amount >= 100 ? Math.round(amount / 5) * 5 : Math.round(amount * 2) / 2,
      unit,
      ...rest,
    });
  return lineText({ amount: Math.max(0.25, Math.round(amount * 4) / 4), unit, ...rest });
}
