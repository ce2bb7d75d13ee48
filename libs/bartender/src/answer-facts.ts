import type { Allergen } from '@barspoon/contracts';
import { drinkMeant, glassText, it } from './answer-recipe.ts';
import type { Drink } from './drink.ts';
import { isAllowed } from './finding.ts';
import { containedWords, veganWords } from './optional-lines.ts';
import { capital, listed, type Responder, type Said, say, show, type Turn } from './turn.ts';
import { madeOf, minutesText } from './why.ts';
import { noWishes } from './wishes.ts';

const allergenNames: Readonly<Record<Allergen, RegExp>> = {
  egg: /\beggs?\b/,
  dairy: /\b(?:dairy|milk|lactose|cream)\b/,
  nuts: /\b(?:nuts?|almonds?|peanuts?)\b/,
  gluten: /\b(?:gluten|wheat|celiac|coeliac)\b/,
  sulphites: /\bsul(?:ph|f)ites?\b/,
  soy: /\bsoya?\b/,
  celery: /\bcelery\b/,
  fish: /\b(?:fish|seafood|shellfish)\b/,
};
const question =
  /^(?:is|are|does|do|has|have|can|how|whats?|which|who|where|when|why|tell|any|calories|history|origin|abv|strength|story|allergens?|sugar)\b/;

/** Questions about one drink: strength, energy, what is in it, where it is from. */
export const answerFacts: Responder = (turn) => {
  const { plain, drinks } = turn.request;
  if (
    drinks.length >= 2 &&
    /\b(?:difference|compare|compared|vs|versus|differ|better|or|than|more|most|\w+est)\b/.test(plain)
  )
    return compared(turn);
  if (!question.test(plain)) return null;
  const kind = kindAsked(turn);
  if (kind) return kind;
  const drink = drinkMeant(turn);
  if (!drink || (drinks.length === 0 && turn.request.wishes.with.length > 0 && !it.test(plain))) return null;
  const told = factAsked(plain, drink);
  if (!told) return null;
  turn.memory.focus = drink.id;
  if (!isAllowed(drink, noWishes(), turn.memory.never)) return say('facts', [told]);
  show(turn, [drink]);
  return say('facts', [told], {
    drinks: [{ id: drink.id, why: `${capital(madeOf(drink))}.` }],
    suggestions: [`How do I make the ${drink.name}?`, `Something like the ${drink.name} but lighter`],
  });
};

function factAsked(plain: string, drink: Drink): string | null {
  const { facts, name } = drink;
  const unknown = `I do not know: one of the things in the ${name} is new to me, and I would rather not guess.`;
  if (
    /\b(?:how (?:strong|boozy|alcoholic|much alcohol)|abv|strength|alcohol content|proof|standard drinks?|units?)\b/.test(
      plain,
    )
  ) {
    if (drink.isDry) return `The ${name} has no alcohol at all.`;
    return facts.abv === null || facts.standardDrinks === null
      ? unknown
      : `${a(name)} has about ${facts.abv} % alcohol once the ice has done its work, which is ${facts.standardDrinks} US standard drinks in one glass.`;
  }
  if (/\b(?:calories?|kcal|fattening|energy)\b/.test(plain))
    return facts.calories === null
      ? unknown
      : `About ${facts.calories} calories in one ${name}, with ${facts.sugarGrams} g of sugar.`;
  if (/\b(?:how (?:sweet|much sugar)|sugar content)\b/.test(plain))
    return facts.sugarGrams === null ? unknown : `One ${name} has about ${facts.sugarGrams} g of sugar.`;
  if (/\b(?:vegan|plant based|animal)\b/.test(plain)) return drink.isKnown ? veganWords(drink) : unknown;
  if (/\b(?:allergens?|allergies)\b/.test(plain))
    return !drink.isKnown
      ? unknown
      : drink.allergens.size === 0
        ? `By its recipe the ${name} has none of the allergens I keep an eye on. Please check your labels too.`
        : `By its recipe the ${name} contains ${listed([...drink.allergens].map((one) => containedWords(drink, one)))}. Please check your labels too.`;
  for (const [allergen, pattern] of Object.entries(allergenNames) as [Allergen, RegExp][])
    if (pattern.test(plain))
      return !drink.isKnown
        ? unknown
        : drink.allergens.has(allergen)
          ? `Yes, the ${name} contains ${containedWords(drink, allergen)}.`
          : `By its recipe the ${name} has no ${allergen}. Please check your labels too.`;
  if (/^(?!how\b).*\b(?:alcohol free|non alcoholic|contain alcohol|have alcohol|has alcohol)\b/.test(plain))
    return drink.isDry
      ? `The ${name} has no alcohol at all.`
      : `The ${name} has alcohol${facts.abv === null ? '' : `: about ${facts.abv} %`}.`;
  if (/\b(?:which|what) (?:kind of )?glass|\bserved? in\b/.test(plain))
    return `${a(name)} goes into a ${glassText(drink.glass)}.`;
  if (/\bgarnish/.test(plain))
    return drink.garnish.length === 0
      ? `The ${name} wears no garnish.`
      : `The garnish of the ${name}: ${listed(drink.garnish.map(cutText))}.`;
  // How long it is shaken is asked of the technique.
  if (/\bhow (?:long|many minutes)\b(?!.*\b(?:shak|stir|muddl|blend|infus)\w*)/.test(plain))
    return `${a(name)} is ${minutesText(drink.prepTimeMinutes ?? 5)}.`;
  if (
    /\b(?:who (?:invented|created|made|came up)|history|where (?:does|is|was|did)|origin|when was|story|come from|comes from|invented|why (?:is|was) it (?:called|named)|why the name|(?:called|named) (?:that|so|after)|name come)\b/.test(
      plain,
    )
  )
    return originText(drink);
  return null;
}

function originText({ name, origin, description }: Drink): string {
  const parts = [
    origin?.creator && `by ${origin.creator}`,
    origin?.place && `in ${origin.place}`,
    origin?.year && `in ${origin.year}`,
  ].filter(Boolean);
  return parts.length > 0
    ? `The ${name} was first made ${parts.join(', ')}, as far as it is documented. ${description}`
    : `Nobody wrote down where the ${name} began, as far as I know. ${description}`;
}

function compared(turn: Turn): Said | null {
  const [one, other] = turn.request.drinks.flatMap((id) => turn.world.shelf.get(id) ?? []);
  if (!one || !other || one.id === other.id) return null;
  const may = [one, other].filter((drink) => isAllowed(drink, noWishes(), turn.memory.never));
  show(turn, may);
  const shared = one.spec
    .filter(({ ingredient }) => ingredient && other.spec.some((line) => line.ingredient === ingredient))
    .map(({ name }) => name);
  const strength = ({ facts, isDry }: Drink) =>
    isDry
      ? 'no alcohol'
      : facts.abv === null
        ? 'alcohol I cannot put a number on'
        : `about ${Math.round(facts.abv)} %`;
  return say(
    'facts',
    [
      `The ${one.name} is ${madeOf(one)}; the ${other.name} is ${madeOf(other)}.`,
      `${shared.length > 0 ? `They share ${listed(shared)}. ` : ''}The ${one.name} has ${strength(one)}, the ${other.name} ${strength(other)}.`,
      ...figuresOf(turn.request.plain, one, other),
    ],
    {
      drinks: may.map((drink) => ({ id: drink.id, why: `${capital(madeOf(drink))}.` })),
      suggestions: [`How do I make the ${one.name}?`, `How do I make the ${other.name}?`],
    },
  );
}

/** Sugar or energy of both, where that is asked. */
function figuresOf(plain: string, one: Drink, other: Drink): string[] {
  const asked = /\b(?:calor\w+|kcal|energy|fattening)\b/.test(plain)
    ? (['calories', 'calories'] as const)
    : /\b(?:sweet\w*|sugar\w*|dr(?:y|ier|iest))\b/.test(plain)
      ? (['sugarGrams', 'g of sugar'] as const)
      : null;
  if (!asked) return [];
  const [figure, unit] = asked;
  const [first, second] = [one.facts[figure], other.facts[figure]];
  if (first === null || second === null) return [];
  return [`One ${one.name} has about ${first} ${unit}, one ${other.name} about ${second}.`];
}

/** "Orange slice", "maraschino cherry". */
function cutText({ ingredient, shape }: Drink['garnish'][number]): string {
  const name = ingredient.replaceAll('-', ' ');
  return name.endsWith(shape) ? name : `${name} ${shape}`;
}

/** "What kind of tequila?": as the recipe names it. */
function kindAsked(turn: Turn): Said | null {
  const { request, world } = turn;
  const [slug] = request.wishes.with.flat();
  const drink = /\b(?:what|which) (?:kinds?|types?|sorts?|styles?|brands?) of\b/.test(request.plain)
    ? drinkMeant(turn)
    : null;
  if (!drink || !slug) return null;
  const isOf = (one: string | null | undefined) =>
    one === slug || (one && world.vocabulary.ancestors(one).some((node) => node.slug === slug));
  const names = drink.spec.filter(({ ingredient }) => isOf(ingredient)).map(({ name }) => name);
  if (names.length === 0) return null;
  show(turn, [drink]);
  return say(
    'facts',
    [
      `The ${drink.name} takes ${listed(names)}. Any of that kind makes it; the better it is alone, the better the drink.`,
    ],
    {
      drinks: [{ id: drink.id, why: `${capital(madeOf(drink))}.` }],
      suggestions: [`How do I make the ${drink.name}?`, `What can I use instead of ${names[0]}?`],
    },
  );
}

/** "An Old Fashioned". */
const a = (name: string): string => `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name}`;
