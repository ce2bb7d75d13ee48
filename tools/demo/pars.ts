import { type Actor, parRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../command.ts';
import { at } from './choosing.ts';

const suppliers = [
  { name: 'Harbor Wholesale', email: 'orders@harbor-wholesale.example' },
  { name: 'The shop around the corner', email: null },
];
/** Bottles that are to be there, in turn. */
const levels = [1, 2, 0.5, 3];

/** Par levels for what stands on a bar, some of which are not reached. */
export async function ensurePars(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  const ids = suppliers.map(() => newId());
  for (const [index, body] of suppliers.entries())
    await ask(parRoutes.setSupplier, { params: { id, supplierId: ids[index] ?? '' }, body }, actor);
  const { items } = await ask(parRoutes.list, at(id), actor);
  for (const [place, { itemId }] of items.slice(0, 8).entries()) {
    const par = levels[place % levels.length] ?? 1;
    const supplierId = place % 3 === 2 ? null : (ids[place % 3] ?? null);
    await ask(parRoutes.set, { params: { id, itemId }, body: { par, supplierId } }, actor);
  }
}
