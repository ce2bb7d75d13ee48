import { answerCare } from './answer-care.ts';
import { answerFind } from './answer-find.ts';
import { answerPairing, answerTechnique } from './answer-know.ts';
import { answerFacts, answerRecipe } from './answer-recipe.ts';
import { answerScale } from './answer-scale.ts';
import { answerSmallTalk } from './answer-small-talk.ts';
import { answerSubstitute } from './answer-substitute.ts';
import { isAllowed } from './finding.ts';
import { plainText, Reader } from './reading.ts';
import { requestOf } from './request.ts';
import { type Said, say, show, type Turn, type World } from './turn.ts';
import { whyOf } from './why.ts';
import { type Memory, noWishes } from './wishes.ts';

/** Who is asked first. What keeps somebody safe comes before everything else. */
const responders = [
  answerCare,
  answerSmallTalk,
  answerScale,
  answerFacts,
  answerTechnique,
  answerSubstitute,
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
  const plain = plainText(question);
  const reader = new Reader(world.vocabulary, world.shelf);
  const request = requestOf(plain, (text) => reader.read(text), world.vocabulary);
  const memory = structuredClone(before);
  const turn: Turn = { request, memory, world };
  keepInMind(turn);
  for (const respond of responders) {
    const said = respond(turn);
    if (said) return { said: withoutForbidden(said, turn), memory };
  }
  return { said: withoutForbidden(await notUnderstood(turn), turn), memory };
}

const add = <T>(list: T[], more: readonly T[]) => {
  for (const one of more) if (!list.includes(one)) list.push(one);
};
const saysVegan = /\b(?:im|i am|we are|were|shes|hes|is|are) (?:a )?vegans?\b/;
const neverDrinks =
  /\b(?:i|we) (?:dont|do not|never|cant|cannot|wont) drink(?: (?:any )?alcohol| at all| anymore)?\b(?! (?:\w+ )?(?:gin|rum|vodka|whiske?y|tequila|beer|wine|milk|coffee|egg))|\b(?:im|i am) (?:sober|teetotal|a teetotaler|muslim|mormon)\b|\b(?:im|i am|were|we are) not drinking\b(?! (?:\w+ )?(?:gin|rum|vodka|whiske?y|tequila|beer|wine))|\bno alcohol for me\b/;
const againFine =
  /\b(?:alcohol|booze) is (?:fine|ok|okay|all right|alright)\b|\bi (?:do|can) drink(?: alcohol)?(?: again)?$|\bwith alcohol again\b/;

/** What somebody must not have stays true for the whole conversation; what they never have, whatever they say in it. */
function keepInMind({ request, memory, world: { always } }: Turn): void {
  const { never } = memory;
  add(never.free, [...request.harm.free, ...request.wishes.free]);
  add(never.without, request.harm.without);
  if (saysVegan.test(request.plain)) never.vegan = true;
  if (request.abstainers === 0 && neverDrinks.test(request.plain)) never.alcohol = true;
  if (againFine.test(request.plain)) never.alcohol = false;
  add(never.free, always.free);
  add(never.without, always.without);
  never.vegan ||= always.vegan;
  never.alcohol ||= always.alcohol;
  // Whoever answers: a virgin drink that was asked for is followed by others without alcohol.
  if (request.wishes.alcohol === 'none') memory.wishes.alcohol = 'none';
}

/** The last look at what leaves the bar: no drink that must not be served, whoever suggested it. */
function withoutForbidden(said: Said, turn: Turn): Said {
  const { memory, world, request } = turn;
  const wishes = { ...noWishes(), free: request.wishes.free, vegan: request.wishes.vegan };
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
