import type { Allergen } from '@barspoon/contracts';
import { answer, type Reply } from '../src/bartender.ts';
import type { Said, Topic, World } from '../src/turn.ts';
import { newMemory } from '../src/wishes.ts';
import { barOf, ingredientsOf, libraryWorld, nodeOf, recipeOf } from './library-world.ts';

/** What a question must lead to, told without the engine's own words: in what the library says of a drink. */
export interface Expected {
  /** What it is about. */
  topic?: Topic;
  /** Drinks that must be among those suggested. */
  drinks?: string[];
  /** No drink is suggested. */
  nothing?: true;
  /** Every drink has one of these in it, or a kind of it, or what is made from it; each list is one constraint. */
  with?: string[][];
  /** No drink has any of these in or on it. */
  lacks?: string[];
  /** No drink has this allergen. Must always hold. */
  free?: Allergen[];
  /** Every drink is without alcohol, to the last drop. Must always hold. */
  dry?: true;
  /** One of the drinks is, and one is not. */
  mixed?: true;
  /** Every drink has alcohol. */
  alcoholic?: true;
  vegan?: true;
  /** Every drink has one of these tags. */
  tags?: string[];
  glass?: string;
  method?: string[];
  category?: string[];
  maxMinutes?: number;
  maxIngredients?: number;
  /** Percent of alcohol of every drink. */
  abv?: { above?: number; below?: number };
  /** Grams of sugar in 100 ml of every drink. */
  sugar?: { above?: number; below?: number };
  fizzy?: true;
  /** The bar makes every drink. */
  makeable?: true;
  /** What is said matches. */
  says?: RegExp;
  /** A list is shown that has a line like this. */
  lists?: RegExp;
  /** A link to this page is given. */
  link?: string;
  /** Minimum number of drinks. */
  atLeast?: number;
}

export interface Prompt {
  /** One question, or several turns of which the last is judged. */
  ask: string | string[];
  bar?: string[];
  expect: Expected;
}

export interface Verdict {
  prompt: Prompt;
  constraint: string;
  /** Must hold without exception. */
  hard: boolean;
  met: boolean;
  said: Said;
}

/** Who words what the rules say: they themselves, or a model. */
export type Wording = (reply: Reply, world: World) => Reply;
const asTheRulesSay: Wording = (reply) => reply;

/** The judgment of every constraint of a prompt. */
export async function judge(prompt: Prompt, word = asTheRulesSay): Promise<Verdict[]> {
  const bar = prompt.bar ? barOf(...prompt.bar) : null;
  const world = libraryWorld(bar);
  let memory = newMemory();
  let said: Said | undefined;
  for (const question of [prompt.ask].flat())
    ({ said, memory } = word(await answer(question, memory, world), world));
  if (!said) throw new Error('A prompt asks nothing');
  const last = said;
  return constraintsOf(prompt.expect, last, bar?.makeable ?? new Set()).map((one) => ({
    ...one,
    prompt,
    said: last,
  }));
}

type Judged = Pick<Verdict, 'constraint' | 'hard' | 'met'>;

function constraintsOf(expect: Expected, said: Said, makeable: ReadonlySet<string>): Judged[] {
  const slugs = said.drinks.map(({ id }) => id);
  const judged: Judged[] = [];
  const add = (constraint: string, met: boolean, hard = false) => judged.push({ constraint, met, hard });
  const every = (constraint: string, holds: (slug: string) => boolean) =>
    add(constraint, slugs.length > 0 && slugs.every(holds));
  const never = (constraint: string, holds: (slug: string) => boolean) =>
    add(
      constraint,
      slugs.every((slug) => !holds(slug)),
      true,
    );
  const { free = [], lacks = [], with: oneOf = [], drinks = [], abv, sugar } = expect;

  // Counted only where it fails, so that it does not flatter the share of what is met.
  for (const id of unresolvedIn(said)) add(`${id} is in the library`, false, true);
  if (expect.topic) add(`is about ${expect.topic}`, said.topic === expect.topic);
  if (expect.nothing) add('suggests nothing', slugs.length === 0);
  if (expect.atLeast) add(`suggests at least ${expect.atLeast}`, slugs.length >= expect.atLeast);
  for (const slug of drinks) add(`suggests ${slug}`, slugs.includes(slug));
  for (const any of oneOf)
    every(`with ${any.join(' or ')}`, (slug) => any.some((one) => ingredientsOf(slug).has(one)));
  for (const one of lacks)
    add(
      `without ${one}`,
      slugs.every((slug) => !ingredientsOf(slug, 'all').has(one)),
    );
  for (const allergen of free)
    never(`free of ${allergen}`, (slug) =>
      nodesOf(slug).some(({ allergens }) => allergens.includes(allergen)),
    );
  if (expect.dry)
    never('no alcohol', (slug) => recipeOf(slug).alcoholic || nodesOf(slug).some((node) => node.abv > 0));
  if (expect.dry) add('something without alcohol', slugs.length > 0 || expect.nothing === true);
  if (expect.mixed)
    add(
      'both with and without alcohol',
      [true, false].every((alcoholic) => slugs.some((slug) => recipeOf(slug).alcoholic === alcoholic)),
    );
  if (expect.alcoholic) every('with alcohol', (slug) => recipeOf(slug).alcoholic);
  if (expect.vegan) every('vegan', (slug) => nodesOf(slug).every(({ vegan }) => vegan));
  if (expect.tags)
    every(
      `tagged ${expect.tags.join(' or ')}`,
      (slug) => expect.tags?.some((tag) => recipeOf(slug).tags.includes(tag)) ?? false,
    );
  if (expect.glass) every(`in a ${expect.glass}`, (slug) => recipeOf(slug).glass === expect.glass);
  if (expect.method)
    every(
      `by ${expect.method.join(' or ')}`,
      (slug) => expect.method?.includes(recipeOf(slug).method ?? '') ?? false,
    );
  if (expect.category)
    every(
      `of ${expect.category.join(' or ')}`,
      (slug) => expect.category?.includes(recipeOf(slug).category) ?? false,
    );
  if (expect.maxMinutes)
    every(
      `in ${expect.maxMinutes} minutes`,
      (slug) => (recipeOf(slug).prepTimeMinutes ?? 99) <= (expect.maxMinutes ?? 0),
    );
  if (expect.maxIngredients)
    every(
      `of ${expect.maxIngredients} ingredients`,
      (slug) =>
        recipeOf(slug).spec.filter(({ optional }) => !optional).length <= (expect.maxIngredients ?? 0),
    );
  if (abv) every(`alcohol within ${JSON.stringify(abv)}`, (slug) => isWithin(recipeOf(slug).facts.abv, abv));
  if (sugar) every(`sugar within ${JSON.stringify(sugar)}`, (slug) => isWithin(sugarOf(slug), sugar));
  if (expect.fizzy) every('fizzy', (slug) => nodesOf(slug).some(({ carbonated }) => carbonated));
  if (expect.makeable) every('made by the bar', (slug) => makeable.has(slug));
  if (expect.says) add(`says ${expect.says}`, expect.says.test(said.text.join(' ')));
  if (expect.lists)
    add(
      `lists ${expect.lists}`,
      said.lists.some(({ lines }) => lines.some((line) => expect.lists?.test(line))),
    );
  if (expect.link)
    add(
      `links ${expect.link}`,
      said.links.some(({ to }) => to === expect.link),
    );
  return judged;
}

/** Ids that no drink of the library has. */
const unresolvedIn = (said: Said): string[] =>
  said.drinks.map(({ id }) => id).filter((id) => !libraryWorld().shelf.get(id));

const nodesOf = (slug: string) => {
  const { spec, garnish } = recipeOf(slug);
  return [...spec, ...garnish].flatMap(({ ingredient }) => (ingredient ? [nodeOf(ingredient)] : []));
};
const sugarOf = (slug: string) => {
  const { sugarGrams, volumeMl } = recipeOf(slug).facts;
  return sugarGrams === null || !volumeMl ? null : (sugarGrams / volumeMl) * 100;
};
const isWithin = (
  value: number | null,
  { above = -1, below = Number.POSITIVE_INFINITY }: { above?: number; below?: number },
) => value !== null && value > above && value < below;
