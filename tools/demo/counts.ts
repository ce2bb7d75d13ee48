import { type Actor, countRoutes, dayMs } from '@barspoon/contracts';
import { newId } from '@barspoon/platform/ids';
import type { Services } from '../command.ts';
import { at } from './choosing.ts';

/** A drink too many that nobody wrote down, in ml. */
const planted = 140;

/** Two weekly counts of a bar; more went of the first bottle than anybody says. */
export async function ensureCounts(ask: Services['ask'], actor: Actor, id: string): Promise<void> {
  for (const daysAgo of [8, 1]) {
    const { items } = await ask(countRoutes.sheet, at(id), actor);
    const lines = items.map(({ bottleId, level, size }, place) => {
      const known = level ?? size;
      return { bottleId, level: place === 0 && daysAgo === 1 ? Math.max(0, known - planted) : known };
    });
    if (lines.length === 0) return;
    const moment = new Date(Date.now() - daysAgo * dayMs).toISOString();
    await ask(countRoutes.record, { params: { id, countId: newId() }, body: { at: moment, lines } }, actor);
  }
}
