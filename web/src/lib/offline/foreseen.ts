import {
  type BarItem,
  type Bottle,
  barItemRoutes,
  favoriteRoutes,
  ledgerRoutes,
  type OutputOf,
  type OwnRecipeInput,
  ownRecipeRoutes,
  type Parts,
  type Recipe,
  type RecipeNote,
  recipeNoteRoutes,
  type ShoppingLine,
  shoppingRoutes,
} from '@barspoon/contracts';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { type ShoppingChange, type WaitingChange, waitingOf } from './waiting-changes.ts';

type ItemPages = InfiniteData<OutputOf<typeof barItemRoutes.list>>;
type FavoritePages = InfiniteData<OutputOf<typeof favoriteRoutes.list>>;
type RecipePages = InfiniteData<OutputOf<typeof ownRecipeRoutes.list>>;
interface Place {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
}
type Foresee = (data: never, change: WaitingChange, place: Place) => unknown;

const byRoute: Record<string, Foresee> = {
  [shoppingRoutes.list.key]: (list: { items: ShoppingLine[] }, { id, barId, asked }, { params }) =>
    asked.kind === 'list' && params?.id === barId
      ? { items: foreseenLines(list.items, asked.body, id) }
      : list,
  [ledgerRoutes.bottles.key]: (list: { items: Bottle[] }, change, { params }) =>
    params?.id === change.barId ? { items: foreseenBottles(list.items, change) } : list,
  [recipeNoteRoutes.mine.key]: (note: RecipeNote, { asked }, { params }) =>
    asked.kind === 'entry' && asked.body.kind === 'made' && asked.body.recipeId === params?.id && asked.madeOn
      ? { ...note, madeOn: [...new Set([asked.madeOn, ...note.madeOn])].sort().reverse() }
      : note,
  [barItemRoutes.list.key]: (data: ItemPages, { asked }, { query }) =>
    asked.kind === 'item' && 'pages' in data ? foreseenItems(data, asked, query?.owned === true) : data,
  [favoriteRoutes.marks.key]: (marks: { recipeIds: string[] }, { asked }, { query }) => {
    const about = (query?.recipeIds ?? []) as string[];
    if (asked.kind !== 'favorite' || !about.includes(asked.recipeId)) return marks;
    const others = marks.recipeIds.filter((id) => id !== asked.recipeId);
    return { recipeIds: asked.isSaved ? [...others, asked.recipeId] : others };
  },
  [favoriteRoutes.list.key]: (data: FavoritePages, { asked }) =>
    asked.kind === 'favorite' && !asked.isSaved && 'pages' in data
      ? withItems(data, (items) => items.filter(({ recipe }) => recipe.id !== asked.recipeId))
      : data,
  [ownRecipeRoutes.get.key]: (recipe: Recipe, { asked }, { params }) =>
    asked.kind === 'recipe' && asked.before?.id === params?.id ? rewritten(recipe, asked.input) : recipe,
  [ownRecipeRoutes.list.key]: (data: RecipePages, { asked }) =>
    asked.kind === 'recipe' && asked.before && 'pages' in data
      ? withItems(data, (items) =>
          items.map((card) =>
            card.id === asked.before?.id
              ? { ...card, name: asked.input.name, description: asked.input.description }
              : card,
          ),
        )
      : data,
};

/** Whether changes show in the answers of this route before the server knows them. */
export const isForeseen = ([route]: QueryKey): boolean => String(route) in byRoute;

/** An answer of the server with these changes in it. Each counts once: they begin with what the server said. */
export function foreseen<T>(data: T, key: QueryKey, changes: readonly WaitingChange[]): T {
  const foresee = byRoute[String(key[0])];
  if (!foresee) return data;
  const place = (key.at(-1) ?? {}) as Parts as Place;
  return changes
    .filter(({ refusal }) => refusal === null)
    .reduce((shown, change) => foresee(shown as never, change, place) as T, data);
}

/** What an answer just read looks like with what waits. */
export const withWaiting = <T>(data: T, queryKey: QueryKey): T =>
  foreseen(data, queryKey, waitingOf(session.state().memberId));

const withItems = <T>(
  data: InfiniteData<{ items: T[]; nextCursor: string | null }>,
  change: (items: T[]) => T[],
) => ({ ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) });

/** What follows from the lines, its strength above all, is for the server to say. */
function rewritten(recipe: Recipe, { visibility: _, ...input }: OwnRecipeInput): Recipe {
  const known = new Map(recipe.spec.map((line) => [line.name, line.ingredient]));
  const spec = input.spec.map((line) => ({ ...line, ingredient: known.get(line.name) ?? null }));
  return { ...recipe, ...input, spec };
}

function foreseenLines(lines: ShoppingLine[], change: ShoppingChange, id: string): ShoppingLine[] {
  switch (change.kind) {
    case 'cleared':
      return lines.filter(({ isTicked }) => !isTicked);
    case 'removed':
      return lines.filter((line) => line.id !== change.lineId);
    case 'ticked':
      return lines.map((line) => (line.id === change.lineId ? { ...line, isTicked: change.isTicked } : line));
    case 'written':
      return lines.some((line) => line.id === id) ? lines : [...lines, lineOf(change.text, id)];
    default:
      return lines;
  }
}

/** What was written, until the server has read it. */
const lineOf = (text: string, id: string): ShoppingLine => ({
  id,
  name: text,
  ingredient: null,
  aisle: 'other',
  amounts: [],
  recipes: [],
  itemId: null,
  isTicked: false,
});

function foreseenBottles(bottles: Bottle[], { at, asked }: WaitingChange): Bottle[] {
  if (asked.kind !== 'entry') return bottles;
  const { body } = asked;
  const changed = (id: string, change: (bottle: Bottle) => Bottle) =>
    bottles.map((bottle) => (bottle.id === id ? change(bottle) : bottle));
  switch (body.kind) {
    case 'bought': {
      const { bottleId: id, itemId, size, unit, price = null, source = null, openedAt = null } = body;
      const bought = { id, itemId, size, unit, price, source, openedAt, level: body.level ?? null };
      return [
        ...bottles.filter((bottle) => bottle.id !== id),
        { ...bought, addedAt: at, keepsDays: null, isHomemade: false },
      ];
    }
    case 'removed':
      return bottles.filter(({ id }) => id !== body.bottleId);
    case 'opened':
      return changed(body.bottleId, (bottle) => ({ ...bottle, openedAt: bottle.openedAt ?? at }));
    case 'counted':
      return changed(body.bottleId, (bottle) => ({ ...bottle, level: body.level }));
    case 'spilled':
    case 'given':
      return changed(body.bottleId, (bottle) => ({
        ...bottle,
        openedAt: bottle.openedAt ?? at,
        level: bottle.level === null ? null : Math.max(0, bottle.level - body.amount),
      }));
    case 'corrected': {
      const { size, unit, price = null, source = null, openedAt = null } = body;
      return changed(body.bottleId, (bottle) => ({ ...bottle, size, unit, price, source, openedAt }));
    }
    default:
      // From which bottles a drink is poured is for the server to say.
      return bottles;
  }
}

interface PutThere {
  itemId: string;
  isThere: boolean;
  item?: BarItem | undefined;
}

function foreseenItems(data: ItemPages, { itemId, isThere, item }: PutThere, isOwned: boolean): ItemPages {
  const [first] = data.pages;
  const isListed = data.pages.some(({ items }) => items.some(({ id }) => id === itemId));
  if (isOwned && isThere && item && first && !isListed) {
    const items = [...first.items, { ...item, inInventory: true }].sort((a, b) =>
      a.name.localeCompare(b.name),
    );
    return { ...data, pages: [{ ...first, items, total: first.total + 1 }, ...data.pages.slice(1)] };
  }
  const isGone = isOwned && !isThere && isListed;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      total: page.total - (isGone ? 1 : 0),
      items: isGone
        ? page.items.filter(({ id }) => id !== itemId)
        : page.items.map((one) => (one.id === itemId ? { ...one, inInventory: isThere } : one)),
    })),
  };
}
