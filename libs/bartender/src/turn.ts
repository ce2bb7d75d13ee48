import type { Answer, LibraryIngredient } from '@barspoon/contracts';
import type { Vocabulary } from '@barspoon/mixology';
import type { Drink } from './drink.ts';
import type { DrinkShelf } from './drink-shelf.ts';
import type { Request } from './request.ts';
import type { Memory } from './wishes.ts';

/** What the member's bar makes of the drinks here. */
export interface Bar {
  /** How many things stand on it. */
  owned: number;
  makeable: ReadonlySet<string>;
  /** Names of what is missing for a drink, of those that are near. */
  missing: ReadonlyMap<string, readonly string[]>;
}

/** All the bartender knows when they are asked. Nothing in it belongs to anybody but the member who asks. */
export interface World {
  shelf: DrinkShelf;
  vocabulary: Vocabulary<LibraryIngredient>;
  /** Null when it could not be asked for. */
  bar: Bar | null;
  /** How far a drink is to the member's liking, from 0 to 1. */
  likes: (drink: Drink) => number;
  /** What the member is never to be served, in any conversation. */
  always: Memory['never'];
  /** From which age on the site serves alcohol. */
  ofAge: number;
  now: Date;
  /** Drinks whose names the words may have meant. */
  suggest: (text: string) => Promise<Drink[]>;
}

/** An answer before the recipes are looked up. */
export interface Said extends Omit<Answer, 'drinks'> {
  drinks: { id: string; why: string }[];
  topic: Topic;
}

export const topics = [
  'care',
  'small-talk',
  'recipe',
  'facts',
  'scale',
  'substitute',
  'technique',
  'pairing',
  'bar',
  'find',
  'question-back',
  'not-understood',
] as const;
export type Topic = (typeof topics)[number];

/** One question on its way to its answer; `memory` is this turn's own and may be changed. */
export interface Turn {
  request: Request;
  memory: Memory;
  world: World;
}

/** Answers what it is there for, and leaves everything else to the next. */
export type Responder = (turn: Turn) => Said | null;

export function say(
  topic: Topic,
  text: readonly string[],
  more: Partial<Omit<Said, 'text' | 'topic'>> = {},
): Said {
  return { topic, text: [...text], drinks: [], lists: [], links: [], suggestions: [], ...more };
}

/** "gin, lime juice and mint" */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The drinks last on the table that are still there. */
export const onTable = ({ memory, world }: Turn): Drink[] =>
  memory.shown.flatMap((id) => world.shelf.get(id) ?? []);

/** Puts drinks on the table: "the second one" is one of them from now on. */
export function show({ memory }: Turn, drinks: readonly Drink[]): void {
  memory.shown = drinks.map(({ id }) => id);
  memory.seen = [...new Set([...memory.seen, ...memory.shown])].slice(-60);
  memory.focus = drinks.length === 1 ? (drinks[0]?.id ?? null) : null;
  memory.asked = null;
}
