import { likeness } from '@barspoon/mixology';
import type { Drink } from './drink.ts';
import { isAllowed, servesNoAlcohol } from './finding.ts';
import type { Named } from './reading.ts';
import { recommended } from './recommended.ts';
import { sugarNote } from './sugar-note.ts';
import { capital, listed, onTable, type Responder, type Said, say, show, type Turn } from './turn.ts';
import { madeOf, minutesText, whyOf } from './why.ts';
import { noWishes } from './wishes.ts';

const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  middle: 1,
};
const picks =
  /\b(?:the|that|your|number|no|option) (first|second|third|fourth|middle|last|1st|2nd|3rd|4th|one|two|three|1|2|3|4)\b(?! (?:time|word|minutes?|people|ingredients?|of us|parts?|thing))/;
const howTo =
  /\b(?:how (?:do|would|can|should) (?:i|you|we|one) (?:make|mix|prepare|build|do|shake|stir)|how (?:to|is|are) (?:make|mix|made|prepare|prepared|build)|how is (?:it|that|this) made|recipe|whats in|what is in|what goes (?:in|into)|ingredients (?:for|of|in)|tell me (?:more )?about|more about|what is an?|whats an?|whats the|show me (?:the|how|an?)|make me|i (?:will|ll) (?:take|have)|ill (?:take|have)|lets (?:make|do|have)|give me (?:the|an?)|mix me|steps?|spec|directions|instructions|how to|proportions|ratio|details|describe|explain)\b/;
/** What points at the drink that is talked about. */
export const it = /\b(?:it|that|this|that one|this one|the drink|the cocktail)\b/;

/** The drink that is talked about: named, picked from the table, or the one talked about before. */
export function drinkMeant(turn: Turn): Drink | null {
  const { request, memory, world } = turn;
  const [named] = request.drinks;
  if (named) return world.shelf.get(named) ?? null;
  const table = onTable(turn);
  const picked = pickedFrom(request.plain, table);
  if (picked) return picked;
  if (memory.focus) return world.shelf.get(memory.focus) ?? null;
  return table.length === 1 || it.test(request.plain) ? (table[0] ?? null) : null;
}

export function pickedFrom(plain: string, table: readonly Drink[]): Drink | null {
  const word =
    picks.exec(plain)?.[1] ??
    /^(first|second|third|last|1|2|3|4|one|two|three)(?: one)?(?: please)?$/.exec(plain)?.[1];
  if (!word) return null;
  if (word === 'last') return table.at(-1) ?? null;
  const at = ordinals[word] ?? { one: 0, two: 1, three: 2 }[word] ?? Number(word) - 1;
  // "the one" alone points at nothing.
  return word === 'one' && !/\b(?:number|option) one\b|^one$/.test(plain) ? null : (table[at] ?? null);
}

/** A drink that is picked or asked for by name: what it is, what goes in and how it is made. */
export const answerRecipe: Responder = (turn) => {
  const { request, world } = turn;
  const picked = pickedFrom(request.plain, onTable(turn));
  const isNameAlone =
    request.drinks.length > 0 &&
    request.wishes.changes.length === 0 &&
    request.named.every((one) => isOfDrink(one, world.shelf.get(request.drinks[0] ?? ''))) &&
    !hasMore(request.plain);
  const asks = howTo.test(request.plain);
  if (!picked && !isNameAlone && !(asks && (request.drinks.length > 0 || pointsBack(turn)))) return null;
  const drink = drinkMeant(turn);
  return drink ? wholeRecipe(turn, drink) : null;
};

/** Its name, or what is in it anyway: "whiskey sour with egg". */
function isOfDrink({ meaning, negated }: Named, drink: Drink | undefined): boolean {
  if (meaning.kind === 'drink') return true;
  if (!drink || negated) return false;
  return meaning.kind === 'ingredient'
    ? drink.touches.has(meaning.slug)
    : meaning.kind === 'allergen' && drink.allergens.has(meaning.allergen);
}

const pointsBack = ({ request, memory }: Turn) =>
  memory.shown.length > 0 &&
  (it.test(request.plain) || request.named.length === 0) &&
  !/\b(?:something|anything|drink with|cocktail with)\b/.test(request.plain) &&
  request.named.length === 0;
const hasMore = (plain: string) =>
  /\b(?:like|similar|but|less|more|without|instead|no(?! \d)|not|than|vs|versus|or|strong|calories|vegan|gluten|for \d+|for (?:two|three|four|five|six|eight|ten|twelve)|litre|liter|pitcher|batch|double|substitute|replace|serve with|goes with|pair|why|who|where|when|history|difference|compare|glass|else|usually|normally|between)\b/.test(
    plain,
  );

export function wholeRecipe(turn: Turn, drink: Drink): Said {
  const { memory, world } = turn;
  const blocked = !isAllowed(drink, noWishes(), memory.never);
  if (blocked) return forbidden(turn, drink);
  show(turn, [drink]);
  const { facts } = drink;
  const strength = drink.isDry
    ? 'without alcohol'
    : facts.abv === null
      ? ''
      : `about ${Math.round(facts.abv)} % alcohol`;
  const missing = world.bar?.missing.get(drink.id) ?? [];
  return say(
    'recipe',
    [
      `The ${drink.name}: ${drink.description}`,
      `${capital([strength, minutesText(drink.prepTimeMinutes ?? 5), `served in a ${glassText(drink.glass)}`].filter(Boolean).join(', '))}.`,
      ...sugarNote(turn.request.plain, drink),
      ...(missing.length > 0 && missing.length <= 3 ? [`Your bar lacks ${listed(missing)}.`] : []),
    ],
    {
      drinks: [{ id: drink.id, why: `${capital(madeOf(drink))}.` }],
      lists: [
        {
          title: drink.serves > 1 ? `Ingredients for ${drink.serves}` : 'Ingredients',
          lines: drink.ingredients,
          ordered: false,
        },
        { title: 'How to make it', lines: drink.instructions, ordered: true },
      ],
      suggestions: [
        `Scale it for 8 people`,
        `Something like the ${drink.name} but lighter`,
        'What goes with it?',
      ],
    },
  );
}

export const glassText = (glass: string): string =>
  /(?:mug|cup|bowl|flute|coupe|snifter|collins|highball)$/.test(glass) ? glass : `${glass} glass`;

/** A drink that must not be served to whom it is asked for: says so, and offers what may. */
export function forbidden(turn: Turn, drink: Drink): Said {
  const { memory, world } = turn;
  const near = [...recommended(world)]
    .filter((one) => isAllowed(one, noWishes(), memory.never))
    .map((one) => ({ one, likeness: likeness(drink.structure, one.structure) }))
    .sort((a, b) => b.likeness - a.likeness || (a.one.name < b.one.name ? -1 : 1))
    .slice(0, 2)
    .map(({ one }) => one);
  show(turn, near);
  memory.focus = null;
  const reasons = [
    ...memory.never.free.filter((allergen) => drink.allergens.has(allergen)),
    ...(servesNoAlcohol(memory.never) && !drink.isDry ? ['alcohol'] : []),
    ...[...memory.never.without, ...memory.never.unwanted]
      .filter((slug) => drink.touches.has(slug))
      .map((slug) => turn.world.vocabulary.get(slug)?.name ?? slug),
    ...(memory.never.vegan && !drink.vegan ? ['something from animals'] : []),
  ];
  return say(
    'recipe',
    [
      `The ${drink.name} has ${listed([...new Set(reasons)]) || 'something in it that I cannot vouch for'}, which I leave out in this conversation. These come nearest without it.`,
    ],
    {
      drinks: near.map((one) => ({ id: one.id, why: whyOf(one, noWishes(), world.bar) })),
      suggestions: [
        ...(memory.never.dry && !drink.isDry && !memory.never.minor ? ['Alcohol is fine again'] : []),
        `Something like the ${drink.name}`,
        'Something else',
      ],
    },
  );
}
