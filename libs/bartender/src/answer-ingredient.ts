import type { LibraryIngredient } from '@barspoon/contracts';
import { allowedBy } from './finding.ts';
import { ingredientLinks } from './ingredient-links.ts';
import { isWorthIt } from './recommended.ts';
import { capital, listed, type Responder, type Said, say, show, type Turn } from './turn.ts';
import { whyOf } from './why.ts';
import { noWishes } from './wishes.ts';

const asks =
  /^(?:and )?(?:what(?:s| is| are| exactly is)|tell me (?:more )?about|explain|describe|who makes|what (?:abv|proof|strength) (?:is|are|does|has)|how strong (?:is|are)|how much alcohol (?:is )?(?:there )?in|(?:how (?:many|much) )?(?:calories|kcal|sugar) (?:is |are )?(?:there )?in|is) (?!in\b|the best|the (?:\w+est)\b|good|a good|your|my|it\b|that\b|this\b)/;
const shown = 2;

const checkLabel = 'Please check the label too: makers differ.';
/** As many kinds are named. */
const maxKinds = 3;

/** Kinds of an ingredient of which something holds, by name: what is true of liqueur is not true of each. */
function kindsThat(
  node: LibraryIngredient,
  { world: { vocabulary } }: Turn,
  holds: (kind: LibraryIngredient) => boolean,
): string[] {
  const kinds = [...vocabulary.kindsOf(node.slug)].flatMap((slug) => vocabulary.get(slug) ?? []);
  return kinds
    .filter((kind) => kind.slug !== node.slug && holds(kind))
    .map(({ name }) => name)
    .slice(0, maxKinds);
}

const asksOf =
  /^(?:is|are|does|do|has|have|any)\b.*(?:\b(?:in|contains?|has|have|made (?:with|from))\b|\bfree\b)/;

/** "Is there dairy in Baileys?", "does falernum contain nuts?" */
function allergenAsked(turn: Turn): Said | null {
  const { request, world } = turn;
  if (request.drinks.length > 0 || !asksOf.test(request.plain)) return null;
  const [allergen] = request.named.flatMap(({ meaning }) =>
    meaning.kind === 'allergen' ? meaning.allergen : meaning.kind === 'harm' ? meaning.allergen : [],
  );
  const asked = request.named.flatMap(({ meaning, text }) =>
    meaning.kind === 'ingredient' &&
    !request.named.some((one) => one.text === text && one.meaning.kind === 'allergen')
      ? (world.vocabulary.get(meaning.slug) ?? [])
      : [],
  );
  const [node] = asked;
  if (!allergen || !node || asked.length > 1) return null;
  const others = kindsThat(node, turn, (kind) => kind.allergens.includes(allergen));
  return say(
    'facts',
    [
      node.allergens.includes(allergen)
        ? `${capital(node.name)} brings ${allergen}.`
        : others.length > 0
          ? `That depends on which: ${listed(others)} ${others.length > 1 ? 'bring' : 'brings'} ${allergen}.`
          : `As far as I know ${node.name} has no ${allergen}. ${checkLabel}`,
    ],
    {
      links: ingredientLinks([node], turn),
      suggestions: [`What can I use instead of ${node.name}?`, `Something without ${allergen}`],
    },
  );
}

const compares = /\b(?:vs|versus|difference|differ|compare|compared|same as|the same|better)\b/;

/** "Aperol or Campari?": what sets two ingredients apart, as far as the vocabulary knows. */
function compared(turn: Turn): Said | null {
  const { request, world } = turn;
  const [one, other] = request.wishes.with.flat().flatMap((slug) => world.vocabulary.get(slug) ?? []);
  if (!one || !other || !compares.test(request.plain)) return null;
  return say(
    'facts',
    [one, other].flatMap((node) => [`${capital(node.name)} ${whatItIs(node, turn)}.`, ...toldOf(node, turn)]),
    {
      links: ingredientLinks([one, other], turn),
      suggestions: [`Something with ${one.name}`, `Something with ${other.name}`],
    },
  );
}

/** "What is orgeat?": what the vocabulary knows of an ingredient, and what is made with it. Implements BEYOND-112. */
export const answerIngredient: Responder = (turn) => {
  const { request, world, memory } = turn;
  // "Sugar in tonic water" asks of the water.
  const ofSugar = /\bsugar (?:is |are )?(?:there )?in\b/.test(request.plain);
  const slugs = request.wishes.with.flat().filter((slug) => !(ofSugar && slug === 'sugar'));
  const brings = allergenAsked(turn);
  if (brings) return brings;
  const [slug] = slugs;
  if (slugs.length === 2 && request.drinks.length === 0) return compared(turn);
  const node = slug ? world.vocabulary.get(slug) : undefined;
  if (!node || slugs.length > 1 || request.drinks.length > 0 || !asks.test(request.plain)) return null;
  if (/\b(?:with|using|goes|cocktails?|drinks?|substitute|instead|difference|replace)\b/.test(request.plain))
    return null;
  const isAllowed = allowedBy(noWishes(), memory.never);
  const uses = [...world.shelf.all()].filter((drink) => drink.contains.has(node.slug));
  const examples = uses
    .filter((drink) => isAllowed(drink) && isWorthIt(drink, world.now))
    .sort((a, b) => (b.ratingAverage ?? 0) - (a.ratingAverage ?? 0) || (a.name < b.name ? -1 : 1))
    .slice(0, shown);
  show(turn, examples);
  return say(
    'facts',
    [
      ...veganFact(node, turn),
      `${capital(node.name)} ${whatItIs(node, turn)}.`,
      ...ofEnergy(node, request.plain),
      ...toldOf(node, turn),
      usedIn(uses.length, node.name),
    ],
    {
      drinks: examples.map((drink) => ({ id: drink.id, why: whyOf(drink, noWishes(), world.bar) })),
      links: ingredientLinks([node], turn),
      suggestions: [`Something with ${node.name}`, `What can I use instead of ${node.name}?`],
    },
  );
};

/** Kilocalories of a gram: alcohol has 7, sugar 4; a milliliter of alcohol weighs 0.789 g (EU Regulation 1169/2011, Annex XIV). */
const kcalOf = ({ abv, sugar = 0 }: LibraryIngredient): number => Math.round(abv * 0.789 * 7 + sugar * 4);

/** Sugar or energy, where it is asked. */
function ofEnergy(node: LibraryIngredient, plain: string): string[] {
  if (/\bsugar\b/.test(plain)) return [`It has about ${node.sugar ?? 0} g of sugar in 100 ml.`];
  return /\b(?:calories|kcal)\b/.test(plain) ? [`That is about ${kcalOf(node)} calories in 100 ml.`] : [];
}

/** As many of an ingredient's own text are said; its page has them all. */
const maxSentences = 2;
/** Nothing is told of alcohol to whom no page about it is shown. */
const toldOf = (node: LibraryIngredient, turn: Turn): string[] =>
  node.text && ingredientLinks([node], turn).length > 0
    ? [
        node.text
          .split(/(?<=[.!?]) (?=\p{Lu})/u)
          .slice(0, maxSentences)
          .join(' '),
      ]
    : [];

/** Whether it is vegan, where that is asked. */
function veganFact(node: LibraryIngredient, turn: Turn): string[] {
  if (!/\b(?:vegan|plant based|animal)\b/.test(turn.request.plain)) return [];
  const others = node.vegan ? kindsThat(node, turn, ({ vegan }) => !vegan) : [];
  if (others.length > 0)
    return [`That depends on which: ${listed(others)} ${others.length > 1 ? 'are' : 'is'} not vegan.`];
  return [
    `${node.vegan ? 'Yes' : 'No'}: as far as I know ${node.name} is ${node.vegan ? '' : 'not '}vegan. ${checkLabel}`,
  ];
}

function whatItIs(node: LibraryIngredient, { world: { vocabulary } }: Turn): string {
  const kind = node.parent ? vocabulary.get(node.parent)?.name : undefined;
  const source = node.madeFrom ? vocabulary.get(node.madeFrom)?.name : undefined;
  return [
    kind ? `is a kind of ${kind}` : source ? `is made from ${source}` : 'is known here by its name alone',
    kind && source ? `is made from ${source}` : '',
    node.abv > 0 ? `has ${node.abv} % alcohol` : 'has no alcohol',
    node.allergens.length > 0 ? `brings ${listed([...node.allergens])}` : '',
    node.vegan ? '' : 'is not vegan',
  ]
    .filter(Boolean)
    .reduce(
      (said, one, at, all) => (at === 0 ? one : `${said}${at === all.length - 1 ? ' and ' : ', '}${one}`),
      '',
    );
}

const usedIn = (count: number, name: string) =>
  count === 0
    ? `No drink here uses ${name} yet.`
    : count === 1
      ? `One drink here uses it.`
      : `${count} drinks here use it.`;
