import type { Allergen, Glass, Method } from '@barspoon/contracts';
import type { Order } from './orders.ts';
import type { Scale, Taste } from './tastes.ts';

/** What can be asked to be no more than a number: per serving, and in grams or percent. */
export const limits = ['minutes', 'ingredients', 'abv', 'calories', 'sugar'] as const;
export type Limit = (typeof limits)[number];

/** What is asked of a drink. */
export interface Wishes {
  /** Each of these, of alternatives one. */
  with: string[][];
  without: string[];
  free: Allergen[];
  vegan: boolean;
  alcohol: 'none' | 'some' | null;
  tastes: Taste[];
  notTastes: Taste[];
  /** Words of the library itself: "cuban", "equal parts". */
  tags: string[];
  notTags: string[];
  /** Ids of drinks they do not want, and of those that carry their name. */
  notDrinks: string[];
  glass: Glass | null;
  method: Method | null;
  notMethods: Method[];
  max: Partial<Record<Limit, number>>;
  /** The same, the number itself not included. */
  below: Partial<Record<Limit, number>>;
  min: Partial<Record<Limit, number>>;
  /** By what the drinks are to be sorted: "the strongest". */
  order: Order | null;
  /** More or less of something than what was last on the table. */
  changes: { scale: Scale; by: 1 | -1 }[];
  /** A drink it should be like. */
  like: string | null;
  /** Only what the member's bar makes. */
  fromBar: boolean;
  /** All there is to mix with, where somebody lists it. */
  have: string[];
}

export const noWishes = (): Wishes => ({
  with: [],
  without: [],
  free: [],
  vegan: false,
  alcohol: null,
  tastes: [],
  notTastes: [],
  tags: [],
  notTags: [],
  notDrinks: [],
  glass: null,
  method: null,
  notMethods: [],
  max: {},
  below: {},
  min: {},
  order: null,
  changes: [],
  like: null,
  fromBar: false,
  have: [],
});

/** What the bartender keeps in mind of a conversation. */
export interface Memory {
  wishes: Wishes;
  /** What must never be served in this conversation, whatever is asked next. */
  never: {
    without: string[];
    free: Allergen[];
    vegan: boolean;
    alcohol: boolean;
    /** Somebody is not of age: nothing takes that back. */
    minor: boolean;
    /** What somebody does not want, until they take it back. */
    unwanted: string[];
    /** They want no alcohol, until they take it back. */
    dry: boolean;
    /** They were answered with care: nothing leads them to alcohol that they did not ask to drink. */
    cared: boolean;
  };
  /** Ids of the drinks last on the table, and of all suggested since the topic began. */
  shown: string[];
  seen: string[];
  /** The drink that is talked about. */
  focus: string | null;
  /** What was asked back. */
  asked: 'mood' | null;
}

export const noNever = (): Memory['never'] => ({
  without: [],
  free: [],
  vegan: false,
  alcohol: false,
  minor: false,
  unwanted: [],
  dry: false,
  cared: false,
});

export const newMemory = (): Memory => ({
  wishes: noWishes(),
  never: noNever(),
  shown: [],
  seen: [],
  focus: null,
  asked: null,
});

const union = <T>(one: readonly T[], other: readonly T[]) => [...new Set([...one, ...other])];

/** The wishes of a conversation with what was said next; what is said last counts. */
export function addWishes(before: Wishes, next: Wishes): Wishes {
  const without = union(before.without, next.without);
  const wanted = new Set(next.with.flat());
  return {
    with: [...before.with.filter((any) => !any.every((slug) => next.without.includes(slug))), ...next.with],
    without: without.filter((slug) => !wanted.has(slug)),
    free: union(before.free, next.free),
    vegan: before.vegan || next.vegan,
    alcohol: next.alcohol ?? before.alcohol,
    tastes: union(
      before.tastes.filter((taste) => !next.notTastes.includes(taste)),
      next.tastes,
    ),
    notTastes: union(
      before.notTastes.filter((taste) => !next.tastes.includes(taste)),
      next.notTastes,
    ),
    tags: union(
      before.tags.filter((tag) => !next.notTags.includes(tag)),
      next.tags,
    ),
    notTags: union(
      before.notTags.filter((tag) => !next.tags.includes(tag)),
      next.notTags,
    ),
    notDrinks: union(before.notDrinks, next.notDrinks),
    glass: next.glass ?? before.glass,
    method: next.method ?? before.method,
    notMethods: union(before.notMethods, next.notMethods),
    max: { ...before.max, ...next.max },
    below: { ...before.below, ...next.below },
    min: { ...before.min, ...next.min },
    order: next.order ?? before.order,
    changes: next.changes,
    like: next.like ?? before.like,
    fromBar: before.fromBar || next.fromBar,
    have: union(before.have, next.have),
  };
}

export const isWishless = (wishes: Wishes): boolean =>
  JSON.stringify({ ...wishes, alcohol: null }) === JSON.stringify(noWishes()) && wishes.alcohol !== 'none';
