import { careNotes } from './answer-find.ts';
import { drinkMeant } from './answer-recipe.ts';
import { pastOf } from './describe.ts';
import type { Drink } from './drink.ts';
import { familiesAsked } from './families.ts';
import { findDrinks, servesNoAlcohol, usesOf } from './finding.ts';
import { cigarHonesty, cigarPairings, foodPairings, type Pairing } from './pairings.ts';
import { practice } from './practice.ts';
import { recommended } from './recommended.ts';
import { tasteScore } from './tastes.ts';
import { type Technique, techniques, tools } from './techniques.ts';
import { type Responder, say, show, type Turn } from './turn.ts';
import { whyOf } from './why.ts';
import { noWishes } from './wishes.ts';

const asksAboutCraft =
  /\b(?:why|how|does|do|is|can|whats?|what is|what are|when|should|which|difference|explain|tips?|technique|vs|versus|or|need|without a|keep|last|store|ratio|formula|matters?)\b/;
/** Of practice also what is told: "my shaker is stuck". */
const tellsOfPractice = /\b(?:my|become|learn)\b/;

const lacksTool =
  /\b(?:without|no|dont have|havent got|lack)(?: an?| any| the| special)? (?:cocktail )?(?:shaker|muddler|jigger|strainer|equipment|tools|mixing glass|bar spoon)\b/;
const asksForDrink =
  /\b(?:drinks?|cocktails?|something|anything|make|mix|do)\b.*\b(?:with|without|using|but no)\b(?! ?$)/;

/** Why it is stirred, how syrup is made, what a dash is. */
export const answerTechnique: Responder = (turn) => {
  const { plain, drinks } = turn.request;
  const isTool = lacksTool.test(plain) && !/\b(?:something|anything|drinks?|cocktails?)\b/.test(plain);
  const families = drinks.length === 0 ? familiesAsked(plain) : [];
  if (families.length > 0)
    return say('technique', families, { suggestions: ['Something refreshing', 'Surprise me'] });
  const isAsked = ({ pattern }: Technique) => pattern.test(plain);
  // Whoever names a drink or what they must not have asks about that.
  const isPractice =
    drinks.length + turn.request.harm.free.length + turn.request.harm.without.length === 0 &&
    (asksAboutCraft.test(plain) || tellsOfPractice.test(plain));
  const practical = isPractice ? practice.find(isAsked) : undefined;
  const isCraft = asksAboutCraft.test(plain) && !asksForDrink.test(plain);
  const known = isTool ? tools : (practical ?? (isCraft ? techniques.find(isAsked) : undefined));
  if (!known) return null;
  const drink = drinks.length > 0 || /\b(?:it|this|that)\b/.test(plain) ? drinkMeant(turn) : null;
  if (drink) turn.memory.focus = drink.id;
  const isOther = drink && known.taste && drink.method !== known.taste;
  return say('technique', isOther ? otherwiseMade(drink) : known.text, {
    links: [...(known.links ?? [])],
    suggestions: drink
      ? [`How do I make the ${drink.name}?`, 'Something else']
      : ['What can I make tonight?', 'Something refreshing'],
  });
};

const otherwiseMade = ({ name, method }: Drink): string[] => [
  `By our recipe the ${name} is ${method ? pastOf[method] : 'made another way'}, as it happens.`,
  'As a rule: stir what is clear, shake what has juice, cream or egg, and build in the glass what is topped up.',
];

const cigar = /\bcigars?\b|\bcigarillos?\b|\brobusto\b|\bcorona\b.*\bsmoke/;
const pairs =
  /\b(?:pair|pairs|pairing|pairings|go(?:es)? (?:well )?with|goes|serve (?:it |them )?with|to drink with|drink with|drinks? (?:for|with)|cocktails? (?:for|with)|match(?:es)? (?:with)?|alongside|eat with|having|eating|dinner is|serving|cooking|we have|after (?:a |the )?|with (?:my|our|the|some|a)|for)\b/;
const eatWith =
  /\b(?:what (?:should i|can i|do i|to) (?:eat|serve)|food (?:for|with|to)|snacks? (?:for|with|to)|what goes with (?:it|that|this)|goes with it|pairs? with (?:it|this|that)|what to eat)\b/;

/** What to pour with a dish or a smoke, and what to eat with a drink. Implements STATIC-01. */
export const answerPairing: Responder = (turn) => {
  const { plain, drinks } = turn.request;
  if (cigar.test(plain)) return cigarAnswer(turn);
  if (
    eatWith.test(plain) ||
    (drinks.length > 0 && /\b(?:pair|pairs|goes (?:well )?with|eat|serve with|snack)\b/.test(plain))
  ) {
    const said = eatenWith(turn);
    if (said) return said;
  }
  if (!pairs.test(plain)) return null;
  const pairing = foodPairings.find(({ pattern }) => pattern.test(plain));
  if (!pairing || isOnlyIngredient(turn, pairing)) return null;
  const found = pour(turn, pairing);
  if (found.length === 0) return null;
  show(turn, found);
  return say('pairing', [`With ${pairing.thing}: ${pairing.why}`, ...careNotes(turn)], {
    drinks: found.map((drink) => ({ id: drink.id, why: whyOf(drink, noWishes(), turn.world.bar) })),
    suggestions: ['Something without alcohol for it', 'Something else'],
  });
};

/** "a drink with chocolate" is not a question about what to serve with it. */
function isOnlyIngredient({ request: { plain } }: Turn, { pattern }: Pairing): boolean {
  const found = pattern.exec(plain)?.[0] ?? '';
  const isTaste = [
    'chocolate',
    'bacon',
    'brunch',
    'breakfast',
    'desserts',
    'dessert',
    'bbq',
    'barbecue',
  ].includes(found.trim());
  return (
    isTaste &&
    !/\b(?:pair|pairs|pairing|go(?:es)? (?:well )?with|eating|alongside|to drink with|serving|with (?:my|our|some|the))\b/.test(
      plain,
    )
  );
}

function cigarAnswer(turn: Turn) {
  const { plain } = turn.request;
  const pairing =
    cigarPairings.find(({ pattern }) => pattern.test(plain.replace(cigar, ''))) ?? cigarPairings.at(-1);
  if (!pairing) return null;
  const found = pour(turn, pairing);
  show(turn, found);
  return say('pairing', [`With ${pairing.thing}: ${pairing.why}`, cigarHonesty], {
    drinks: found.map((drink) => ({ id: drink.id, why: whyOf(drink, noWishes(), turn.world.bar) })),
    links: [{ label: 'Health Disclaimers', to: '/health-disclaimers' }],
    suggestions: ['A mild cigar', 'A full-bodied cigar', 'Something without alcohol for it'].filter(
      (one) => !pairing.thing.includes(one.toLowerCase().slice(2, 6)),
    ),
  });
}

function pour(turn: Turn, { tastes, not = [], with: oneOf = [] }: Pairing) {
  const { world, memory, request } = turn;
  const isDry = servesNoAlcohol(memory.never) || request.wishes.alcohol === 'none';
  const wishes = { ...request.wishes, tastes: [], with: [], max: {}, changes: [] };
  memory.wishes = { ...wishes, tastes: [...tastes], notTastes: [...not] };
  memory.seen = [];
  const exact = oneOf.map((slug) => usesOf(slug, world.vocabulary));
  const { drinks } = findDrinks(recommended(world), {
    wishes,
    never: memory.never,
    conditions: [
      ...(oneOf.length > 0 && !isDry
        ? [
            {
              text: '',
              score: (drink: Drink) => Math.max(...exact.map((uses) => uses(drink))),
              weight: 5,
            },
          ]
        : []),
      ...tastes
        .filter((taste) => !(isDry && taste === 'strong'))
        .map((taste) => ({
          text: '',
          score: (drink: Drink) => tasteScore(taste, drink),
          weight: 3,
        })),
      ...not.map((taste) => ({
        text: '',
        score: (drink: Drink) => 1 - tasteScore(taste, drink),
        weight: 4,
      })),
    ],
    taster: { likes: world.likes, makeable: world.bar?.makeable ?? null },
    seen: new Set(),
    limit: 3,
  });
  return drinks;
}

/** What to eat with the current drink, derived from its flavors. */
function eatenWith(turn: Turn) {
  const drink = drinkMeant(turn);
  if (!drink) return null;
  const { text } = plates.find(({ taste }) => tasteScore(taste, drink) >= 0.6) ?? {
    text: 'olives, salted nuts or good bread: salt makes most drinks taste rounder',
  };
  show(turn, [drink]);
  return say('pairing', [`With the ${drink.name}: ${text}.`], {
    drinks: [{ id: drink.id, why: whyOf(drink, noWishes(), turn.world.bar) }],
    suggestions: [`How do I make the ${drink.name}?`, 'Something else'],
  });
}

const plates = [
  { taste: 'creamy', text: 'dark chocolate, a nut tart or plain shortbread; it is nearly a dessert itself' },
  { taste: 'with coffee', text: 'tiramisu, dark chocolate or almond biscuits' },
  { taste: 'savory', text: 'eggs, toast and anything pickled: it is a meal’s cousin' },
  {
    taste: 'bitter',
    text: 'olives, salami, hard cheese or fried sage: salt and fat make the bitterness gentle',
  },
  { taste: 'smoky', text: 'grilled vegetables, tacos or smoked almonds' },
  { taste: 'spicy', text: 'fried chicken, dumplings or a mango salad' },
  { taste: 'tropical', text: 'grilled prawns, pork skewers or plantain chips' },
  { taste: 'sour', text: 'ceviche, fried fish or a young goat cheese' },
  { taste: 'strong', text: 'aged cheese, cured ham or dark chocolate' },
  { taste: 'fizzy', text: 'oysters, chips or anything fried: bubbles cut through fat' },
  { taste: 'sweet', text: 'blue cheese, fruit tart or salted nuts' },
] as const;
