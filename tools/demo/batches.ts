import {
  type Actor,
  barItemRoutes,
  dayMs,
  ledgerRoutes,
  preparationRoutes,
  type SentInputOf,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../command.ts';
import { gardenSour, ownSyrup } from './drinks.ts';
import { ensureRecipe } from './own-recipes.ts';

type NewEntry = SentInputOf<typeof ledgerRoutes.write>['body'];

/** What was bought for it, and how much: sugar in ml, limes by number. */
const parts = [
  { name: 'Sugar', size: 2000, unit: 'ml', price: { amount: 249, currency: 'eur' } },
  { name: 'Limes', size: 12, unit: 'piece', price: { amount: 480, currency: 'eur' } },
] as const;
/** The first is too old by now, the last was undone. */
const batches = [
  { ingredient: 'simple-syrup', ml: 400, daysAgo: 41, used: 340 },
  { ingredient: 'lime-cordial', ml: 350, daysAgo: 9, used: 90 },
  { ingredient: 'simple-syrup', ml: 200, daysAgo: 4, used: 0 },
] as const;

/** Homemade bottles with a past on a bar, of what the library has told how to make. */
export async function ensureBatches(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  const write = (daysAgo: number, body: NewEntry, entryId = newId()) => {
    const at = new Date(Date.now() - daysAgo * dayMs).toISOString();
    return ask(ledgerRoutes.write, { params: { id, entryId }, body: { ...body, at } }, actor);
  };
  const { items: told } = await ask(preparationRoutes.list, { params: { id } }, actor);
  const made = batches.filter(({ ingredient }) => told.some((one) => one.ingredient === ingredient));
  if (made.length === 0) return;
  for (const { name, size, unit, price } of parts) {
    const { items } = await ask(barItemRoutes.list, { query: { q: name } }, actor);
    const item = items.find((one) => one.name === name);
    if (!item) continue;
    const bought = { bottleId: newId(), itemId: item.id, size, unit, level: size, price };
    await write(50, { kind: 'bought', ...bought });
  }
  for (const [place, { ingredient, ml, daysAgo, used }] of made.entries()) {
    const [bottleId, entryId] = [newId(), newId()];
    await write(daysAgo, { kind: 'prepared', bottleId, ingredient, ml }, entryId);
    if (used > 0) await write(2, { kind: 'given', bottleId, amount: used, reason: 'A round for friends' });
    if (place === made.length - 1) await write(daysAgo - 1, { kind: 'undone', entryId });
  }
}

/** A syrup by an own recipe, made a good week ago, and a drink that uses it. */
export async function ensureOwnBatch(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  const now = new Date();
  await ensureRecipe(ask, actor, gardenSour, now);
  const { id: recipeId } = await ensureRecipe(ask, actor, ownSyrup, now);
  const bottleId = newId();
  const write = (daysAgo: number, body: NewEntry) => {
    const at = new Date(now.getTime() - daysAgo * dayMs).toISOString();
    return ask(ledgerRoutes.write, { params: { id, entryId: newId() }, body: { ...body, at } }, actor);
  };
  await write(8, { kind: 'prepared', bottleId, recipeId, ml: 400 });
  await write(1, { kind: 'given', bottleId, amount: 90, reason: 'A round for friends' });
}
