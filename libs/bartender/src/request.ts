import type { Allergen, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import { doubtedIn } from './doubted.ts';
import { figuresIn, limitPhrasesIn, numberOf, numberPattern } from './figures.ts';
import { hiddenIn } from './hidden-plants.ts';
import { withPlainNegations } from './negations.ts';
import { orderIn, orderPhraseIn } from './orders.ts';
import type { Phrase } from './phrases.ts';
import type { Named, Reader } from './reading.ts';
import { unwantedWith, withWord } from './relatives.ts';
import { noWishes, type Wishes } from './wishes.ts';
import { changesIn } from './words.ts';

/** A question taken apart. */
export interface Request {
  plain: string;
  /** The same with every no said in one way: what was read. */
  text: string;
  named: readonly Named[];
  wishes: Wishes;
  /** Drinks that are named, and not to be avoided. */
  drinks: string[];
  /** What must not be served from now on. */
  harm: { without: string[]; free: Allergen[] };
  /** What they do not want or must not have, in words that are not known. */
  unclear: string[];
  unclearHarm: string[];
  /** Wished for and not wanted in one sentence, or named beside words of dislike. */
  doubted: string[];
  /** Wished for, and what they must not have. */
  withheld: string[];
  /** Drinks they do not want. */
  notDrinks: string[];
  /** How many of those who drink along have no alcohol. */
  abstainers: number;
  /** How many drinks are to be suggested, where that is said. */
  count: number | null;
}

/** With one of these, an allergen that is named is one to leave out, however the sentence is built. */
const saysHarm =
  /\ballerg|\bintoleran|\banaphyla|\bepipen\b|\bmakes? me (?:sick|ill)\b|\b(?:sick|ill) from\b|\bcan ?not (?:have|eat|tolerate)\b|\bcant (?:have|eat|tolerate|stomach)\b/;
const people = '(?:of us|of them|people|guests|friends|person|guest|friend|of my friends|of my guests)';
const abstains =
  '(?:dont drink|doesnt drink|do not drink|does not drink|dont want alcohol|doesnt want alcohol|(?:(?:are|is|will be|would be) )?not drinking|isnt drinking|arent drinking|wont drink|drink no alcohol|drinks no alcohol|has no alcohol|dont have alcohol|is pregnant|are pregnant|is driving|has to drive|are driving|are sober|is sober|without alcohol|is off alcohol|dont touch alcohol)';
const someAbstain = new RegExp(`(${numberPattern}) (?:${people} )?(?:who |that )?${abstains}`);
const somebodyAbstains = new RegExp(
  `\\b(?:someone|somebody|a friend|one guest|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|sister|brother) (?:who |that )?${abstains}`,
);
const countPattern =
  /(?:give|show|suggest|name|list|want|need|recommend|find)(?: me| us)? (\d|one|two|three|four|five|six) (?!ingredient|min|of\b|people|drinkers|calorie|kcal|gram)/;

/** What is lacking at a bar and is nothing in a drink. */
export const isToolOrHeat =
  /\b(?:shaker|muddler|jigger|strainer|blender|juicer|mixer|tools?|equipment|spoon|cooking|heat|heating|boiling|stove|mixing glass|ice machine)\b/;
const isFigured: ReadonlySet<string> = new Set(['ingredient', 'alcohol']);

/** What was said, as wishes. `named` is what was read in it. */
export function requestOf(
  plain: string,
  reader: Pick<Reader, 'read' | 'unknownNos'>,
  vocabulary: Vocabulary<LibraryIngredient>,
): Request {
  const { changes, rest } = changesIn(plain);
  const text = withPlainNegations(rest);
  const named = reader.read(text);
  const { unwanted, harmful } = reader.unknownNos(text);
  const wishes: Wishes = { ...noWishes(), changes };
  const request: Request = {
    plain,
    text,
    named,
    wishes,
    drinks: [],
    harm: { without: [], free: [] },
    unclear: unwanted.filter((what) => !isToolOrHeat.test(what)),
    unclearHarm: harmful,
    doubted: [],
    withheld: [],
    notDrinks: [],
    abstainers: abstainersIn(plain),
    count: countIn(plain),
  };
  // "low sugar" is a figure and no wish for sugar, "low alcohol" none for alcohol.
  const isWithin = (phrases: readonly Phrase[], { at }: Named) =>
    phrases.some((one) => at >= one.at && at < one.at + one.length);
  const limits = limitPhrasesIn(text);
  const isFigure = (one: Named) => isWithin(limits, one);
  // "The least sweet" is an order and no wish for sweet.
  const orders = orderPhraseIn(text);
  const isOrdered = (one: Named) => isWithin(orders, one);
  const doubted = doubtedIn(text, named);
  for (const one of named)
    if (doubted.includes(one)) {
      if (one.meaning.kind === 'ingredient') request.doubted.push(one.meaning.slug);
    } else if (!isOrdered(one) && (one.negated || !isFigured.has(one.meaning.kind) || !isFigure(one)))
      take(one, request, vocabulary);
  if (request.abstainers === 0 && isForAbstainer(plain)) wishes.alcohol = 'none';
  settle(request);
  Object.assign(wishes, figuresIn(plain));
  wishes.order = orderIn(plain);
  const guests = company.exec(plain)?.[1];
  if (guests && numberOf(guests) >= manyGuests && request.drinks.length === 0)
    addOnce(wishes.tastes, 'to share');
  return request;
}

/** From this many on somebody mixes for a bowl, not for each glass. */
const manyGuests = 8;
const company = new RegExp(
  `\\bfor (?:about |around |up to )?(${numberPattern})(?: (?:people|guests|persons|friends|of us|adults|colleagues)\\b|(?= ,|$))`,
);

function addOnce<Value>(values: Value[], value: Value): void {
  if (!values.includes(value)) values.push(value);
}

function take(one: Named, request: Request, vocabulary: Vocabulary<LibraryIngredient>): void {
  const { wishes, harm } = request;
  const { meaning, negated } = one;
  // A tag or a drink is no ingredient: of "corn" nothing says where it may be hidden.
  if (one.harmful && (meaning.kind === 'tag' || meaning.kind === 'drink')) {
    addOnce(request.unclearHarm, one.text);
    return;
  }
  switch (meaning.kind) {
    case 'ingredient':
      takeIngredient(one, meaning.slug, request, vocabulary);
      return;
    case 'allergen':
      if (negated || saysHarm.test(request.plain)) wishes.free.push(meaning.allergen);
      if (one.harmful || saysHarm.test(request.plain)) harm.free.push(meaning.allergen);
      return;
    case 'harm':
      wishes.free.push(meaning.allergen);
      harm.free.push(meaning.allergen);
      return;
    case 'taste':
      addOnce(negated ? wishes.notTastes : wishes.tastes, meaning.taste);
      return;
    case 'glass':
      if (!negated) wishes.glass = meaning.glass;
      return;
    case 'method':
      if (negated) wishes.notMethods.push(meaning.method);
      else wishes.method = meaning.method;
      return;
    case 'alcohol':
      wishes.alcohol = negated ? 'none' : (wishes.alcohol ?? 'some');
      return;
    case 'dry':
      if (negated) wishes.alcohol = 'some';
      else if (request.abstainers === 0) wishes.alcohol = 'none';
      return;
    case 'vegan':
      if (!negated) wishes.vegan = true;
      return;
    case 'tag':
      addOnce(negated ? wishes.notTags : wishes.tags, meaning.tag);
      return;
    case 'drink':
      (negated ? request.notDrinks : request.drinks).push(meaning.id);
  }
}

/** What is both wished for and not wanted is poured to nobody. */
function settle(request: Request): void {
  const { wishes } = request;
  const isBoth = (slug: string) => wishes.without.includes(slug);
  request.doubted = [...new Set([...request.doubted, ...wishes.with.flat().filter(isBoth)])];
  wishes.with = wishes.with.map((any) => any.filter((slug) => !isBoth(slug))).filter((any) => any.length > 0);
}

/** "No lime" is no lime wedge either. */
export function leftOutWith(slug: string, vocabulary: Vocabulary<LibraryIngredient>): string[] {
  const source = vocabulary.get(slug)?.madeFrom ?? slug;
  return [...new Set([slug, source])].flatMap((one) => [one, ...unwantedWith(one, vocabulary)]);
}

function takeIngredient(
  one: Named,
  slug: string,
  { wishes, harm, named }: Request,
  vocabulary: Vocabulary<LibraryIngredient>,
): void {
  if (one.negated) {
    const all = /\bjuice\b/.test(one.text)
      ? [slug, ...unwantedWith(slug, vocabulary)]
      : leftOutWith(slug, vocabulary);
    wishes.without.push(...all);
    if (!one.harmful) return;
    const hidden = [slug, vocabulary.get(slug)?.madeFrom ?? slug].flatMap(
      (plant) => hiddenIn.get(plant) ?? [],
    );
    const harmful = [...all, ...withWord(one.text, vocabulary), ...hidden];
    wishes.without.push(...harmful);
    harm.without.push(...harmful);
    harm.free.push(...(vocabulary.get(slug)?.allergens ?? []));
    wishes.free.push(...(vocabulary.get(slug)?.allergens ?? []));
    return;
  }
  // "chocolate" is a taste before it is a thing.
  if (named.some(({ at, meaning }) => at === one.at && meaning.kind === 'taste')) return;
  if (wishes.with.some((any) => any.includes(slug))) return;
  const last = wishes.with.at(-1);
  if (one.orBefore && last) last.push(slug);
  else wishes.with.push([slug]);
}

/** "For someone who doesn't drink": nobody else is meant. */
const forAbstainer = new RegExp(
  `\\bfor (?:an? |my |the )?(?:\\w+ )?(?:someone|somebody|friend|guest|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|sister|brother) (?:who |that )?${abstains}`,
);
const othersToo = /\b(?:me|us|and|also|plus|others)\b/;

/** "My sister is pregnant and wants a Bellini": what is asked for is theirs. */
const abstainerWants = new RegExp(
  `${somebodyAbstains.source} (?:and|but|who|, she|, he|she|he)(?: still| really| now)* (?:wants?|would like|craves?|asks? for|needs?|loves?|likes?|fancies)\\b`,
);

/** "My husband doesn't drink. Something for him?" */
const onlyForThem = new RegExp(
  `${somebodyAbstains.source}.*\\b(?:for|make|mix|pour|serve|give|offer|get|bring) (?:him|her|them)\\b`,
);

const isForAbstainer = (plain: string): boolean =>
  [forAbstainer, abstainerWants, onlyForThem].some((pattern) => pattern.test(plain));

function abstainersIn(plain: string): number {
  if (abstainerWants.test(plain) || onlyForThem.test(plain)) return 0;
  if (forAbstainer.test(plain) && !othersToo.test(plain)) return 0;
  const counted = someAbstain.exec(plain)?.[1];
  if (counted) return Math.max(1, Math.round(numberOf(counted)));
  return somebodyAbstains.test(plain) ? 1 : 0;
}

function countIn(plain: string): number | null {
  const found = countPattern.exec(plain)?.[1];
  return found ? Math.min(6, Math.max(1, numberOf(found))) : null;
}
