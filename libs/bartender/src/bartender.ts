import { normalize } from '@barspoon/mixology';
import { answerCare } from './answer-care.ts';
import { answerConvert } from './answer-convert.ts';
import { answerFacts } from './answer-facts.ts';
import { answerFind } from './answer-find.ts';
import { answerIngredient } from './answer-ingredient.ts';
import { answerPairing, answerTechnique } from './answer-know.ts';
import { answerNextBottle } from './answer-next-bottle.ts';
import { answerPreparation } from './answer-preparation.ts';
import { answerRecipe } from './answer-recipe.ts';
import { answerScale } from './answer-scale.ts';
import { answerSmallTalk } from './answer-small-talk.ts';
import { answerSubstitute, asksForSubstitute } from './answer-substitute.ts';
import { answerUnclear } from './answer-unclear.ts';
import { answerUnits } from './answer-units.ts';
import { answerWithout } from './answer-without.ts';
import { isAllowed } from './finding.ts';
import { inEnglish, type Language } from './languages/language.ts';
import { isNickname, withoutNicknames } from './nicknames.ts';
import { isNamed, namesIn, Reader } from './reading.ts';
import { unwantedWith } from './relatives.ts';
import { isToolOrHeat, leftOutWith, type Request, requestOf } from './request.ts';
import { withoutPassing } from './said-in-passing.ts';
import { saidPlainly } from './said-plainly.ts';
import { type Said, say, show, type Turn, type World } from './turn.ts';
import { variationsOf } from './variations.ts';
import { whyOf } from './why.ts';
import { type Memory, noNever, noWishes, type Wishes } from './wishes.ts';

/** Who is asked first. What keeps somebody safe comes before everything else. */
const responders = [
  answerUnclear,
  answerConvert,
  answerNextBottle,
  answerSmallTalk,
  answerWithout,
  answerUnits,
  answerScale,
  answerFacts,
  answerPreparation,
  answerTechnique,
  answerSubstitute,
  answerIngredient,
  answerRecipe,
  answerPairing,
  answerFind,
];

export interface Reply {
  said: Said;
  memory: Memory;
}

/**
 * Answers a question from the recipes, the vocabulary and the member's bar, in the light of what was said before. Pure:
 * the same question, memory and world have the same answer. Implements BEYOND-45.
 */
export async function answer(question: string, before: Memory, world: World): Promise<Reply> {
  const names = namesIn(world.vocabulary);
  const isName = (word: string) =>
    world.shelf.hasWord(word) ||
    world.shelf.named(normalize(word)) !== undefined ||
    names.has(normalize(word)) ||
    isNamed(word, world.vocabulary) ||
    isNickname(word);
  const { language, plain: english, unknown } = inEnglish(question, isName);
  const isDrink = (phrase: string) => world.shelf.named(normalize(phrase)) !== undefined;
  const plain = withoutNicknames(withoutPassing(saidPlainly(english)), isDrink);
  const reader = new Reader(world.vocabulary, world.shelf);
  const request = requestOf(plain, reader, world.vocabulary);
  request.unclear.push(...unknownNos(unknown, request));
  const memory: Memory = structuredClone({ ...before, never: { ...noNever(), ...before.never } });
  const turn: Turn = { request, memory, world };
  keepInMind(turn);
  const said = (await firstOf(turn, language)) ?? (await notUnderstood(turn));
  memory.never.cared ||= said.topic === 'care';
  return { said: withoutForbidden(inTheirLanguage(said, language, before), turn), memory };
}

async function firstOf(turn: Turn, language: Language): Promise<Said | null> {
  const care = answerCare(turn);
  if (care) return care;
  if (language === 'other') return notMyLanguage();
  for (const respond of responders) {
    const said = respond(turn);
    if (said) return said;
  }
  return null;
}

/** In another language a no with a word that is not known is a no to nobody knows what. */
const unknownNos = (unknown: readonly string[], { plain, wishes, harm }: Request): string[] =>
  unknown.length > 0 &&
  /\b(?:without|no|not|never|except|allerg\w*|intoleran\w*|tolerate)\b/.test(plain) &&
  wishes.without.length + wishes.free.length + harm.free.length + wishes.notTastes.length === 0 &&
  wishes.alcohol !== 'none'
    ? unknown.filter((one) => !isToolOrHeat.test(one))
    : [];

const notMyLanguage = (): Said =>
  say('care', [
    'I understand English, and some German, French, Spanish and Italian. I did not get this well enough to pour anything, and I would rather not guess: could you say it in one of these?',
  ]);

/** Said once in a conversation: they are understood, and answered in English. */
function inTheirLanguage(said: Said, language: Language, before: Memory): Said {
  if (language === 'English' || language === 'other' || before.seen.length > 0) return said;
  return { ...said, text: [`I read some ${language}, and I answer in English.`, ...said.text] };
}

const add = <T>(list: T[], more: readonly T[]) => {
  for (const one of more) if (!list.includes(one)) list.push(one);
};
const saysVegan = /\b(?:im|i am|we are|were|shes|hes|is|are) (?:a )?vegans?\b/;
const neverDrinks =
  /\b(?:i|we) (?:\w+ )?(?:abstain|am abstaining)\b|\bim abstaining\b|(?:^|\b(?:im|i am|shes|hes|is) )(?:not a|a non) drinker\b|\b(?:im|i am|were|we are) (?:\w+ )?(?:straight ?edge|lds)\b|\blatter day saints?\b|\b(?:i|we) (?:dont|do not|never|cant|cannot|wont) drink(?: (?:any )?alcohol| at all| anymore)?\b(?! (?:\w+ )?(?:gin|rum|vodka|whiske?y|tequila|beer|wine|milk|coffee|egg))|\b(?:im|i am|were|we are) (?:(?:a |an |all )?(?:practicing |practising |devout |observant )?(?:sober|teetotal|teetotalers?|muslims?|mormons?|jains?|fasting))\b|\bfor religious reasons\b|\b(?:religion|faith|church|beliefs?)s? (?:forbids?|prohibits?|bans?|doesnt allow|does not allow|dont allow|says no to)\b|\b(?:im|i am|were|we are) not drinking\b(?! (?:\w+ )?(?:gin|rum|vodka|whiske?y|tequila|beer|wine))|\bno alcohol for me\b/;
const againFine =
  /\b(?:alcohol|booze) is (?:fine|ok|okay|all right|alright)\b|\bwith alcohol\b(?! free)|\b(?:alcoholic|boozy|real|proper) (?:one|drink|cocktail|version)s?\b|\bi (?:do|can) drink(?: alcohol)?(?: again)?$|\bwith alcohol again\b/;

/**
 * What somebody must not have stays true for the whole conversation; what they never have, whatever they say in it; what they do
 * not want, until they take it back.
 */
function keepInMind(turn: Turn): void {
  const { request, memory, world } = turn;
  const { never } = memory;
  takeBack(turn);
  add(never.free, [...request.harm.free, ...request.wishes.free]);
  add(never.without, request.harm.without);
  if (!asksForSubstitute.test(request.plain)) add(never.unwanted, request.wishes.without);
  // Until they say how it was meant.
  for (const slug of request.doubted) add(never.unwanted, leftOutWith(slug, world.vocabulary));
  request.wishes.notDrinks = request.notDrinks.flatMap((id) => {
    const drink = world.shelf.get(id);
    return drink ? [id, ...variationsOf(drink, world.shelf).map((one) => one.id)] : [];
  });
  if (saysVegan.test(request.plain) || request.wishes.vegan) never.vegan = true;
  if (request.abstainers === 0 && neverDrinks.test(request.plain)) {
    never.alcohol = true;
    request.wishes.alcohol = 'none';
  }
  const isDry = request.wishes.alcohol === 'none' || namesDry.test(request.plain);
  // "No mocktails": who wants none of them wants alcohol.
  if (request.abstainers === 0 && isDry && request.wishes.alcohol !== 'some') never.dry = true;
  add(never.free, world.always.free);
  add(never.without, world.always.without);
  never.vegan ||= world.always.vegan;
  never.alcohol ||= world.always.alcohol;
  withholdForbidden(turn);
  // Whoever answers: a virgin drink that was asked for is followed by others without alcohol.
  if (request.wishes.alcohol === 'none') memory.wishes.alcohol = 'none';
}

/** A wish for what they must not have is not met, and said so. */
function withholdForbidden({ request, memory: { never }, world: { vocabulary } }: Turn): void {
  const isForbidden = (slug: string) => {
    const node = vocabulary.get(slug);
    return never.without.includes(slug) || never.free.some((allergen) => node?.allergens.includes(allergen));
  };
  const { wishes } = request;
  request.withheld = wishes.with.flat().filter(isForbidden);
  wishes.with = wishes.with
    .map((any) => any.filter((slug) => !isForbidden(slug)))
    .filter((any) => any.length > 0);
}

/** "With lime after all", "egg is fine", "alcohol is fine again". */
function takeBack({ request, memory, world: { vocabulary } }: Turn): void {
  const { never } = memory;
  for (const slug of request.wishes.with.flat()) {
    const source = vocabulary.get(slug)?.madeFrom;
    const kin = new Set([
      slug,
      source,
      ...vocabulary.kindsOf(slug),
      ...unwantedWith(slug, vocabulary),
      ...vocabulary.ancestors(slug).map((node) => node.slug),
    ]);
    const stays = (one: string) => !kin.has(one) && vocabulary.get(one)?.madeFrom !== slug;
    never.unwanted = never.unwanted.filter(stays);
    memory.wishes.without = memory.wishes.without.filter(stays);
  }
  if (itIsFine.test(request.plain))
    for (const { meaning, negated } of request.named)
      if (meaning.kind === 'allergen' && !negated)
        never.free = never.free.filter((one) => one !== meaning.allergen);
  if (againFine.test(request.plain)) {
    never.alcohol = false;
    never.dry = false;
    memory.wishes.alcohol = null;
  }
  if (request.wishes.alcohol === 'some') never.dry = false;
}

/** "A virgin Mojito" is the name of a drink, and says that it must have none. */
const namesDry =
  /(?<!\b(?:no|not|not an?|isnt an?|want an?|dont want|instead of an?|rather than an?) )\b(?:virgin|mocktails?|non ?alcoholic|alcohol free|zero proof)\b(?! (?:islands|and))/;
const itIsFine = /\b(?:is|are) (?:fine|ok|okay|all right|alright|good)(?: again| after all| now| for me)?\b/;

/** The last look at what leaves the bar: no drink that must not be served, whoever suggested it. */
function withoutForbidden(said: Said, turn: Turn): Said {
  const { memory, world, request } = turn;
  const { free, vegan, without, alcohol } = request.wishes;
  const wishes: Wishes = { ...noWishes(), free, vegan, without };
  if (alcohol === 'none') wishes.alcohol = 'none';
  const drinks = said.drinks.filter(({ id }) => {
    const drink = world.shelf.get(id);
    return drink && isAllowed(drink, wishes, memory.never);
  });
  return { ...said, drinks };
}

async function notUnderstood(turn: Turn): Promise<Said> {
  const { request, world, memory } = turn;
  const meant = [
    ...request.drinks.flatMap((id) => world.shelf.get(id) ?? []),
    ...(await world.suggest(request.plain)),
  ]
    .filter((drink) => isAllowed(drink, request.wishes, memory.never))
    .slice(0, 3);
  if (meant.length > 0) {
    show(turn, meant);
    return say('find', ['I am not sure I got that. Did you mean one of these?'], {
      drinks: meant.map((drink) => ({ id: drink.id, why: whyOf(drink, noWishes(), world.bar) })),
      suggestions: meant.map(({ name }) => `How do I make the ${name}?`),
    });
  }
  memory.asked = 'mood';
  return say(
    'not-understood',
    [
      'I did not get that, and I would rather ask than guess. Name a spirit, a taste, a drink you like, or what you have at home.',
    ],
    {
      suggestions: [
        'Something bitter with gin',
        'What can I make tonight?',
        'Like a Negroni but lighter',
        'Something without alcohol',
      ],
    },
  );
}
