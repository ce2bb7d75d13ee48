import { type BottleAct, bottleOf } from '@barspoon/mixology';
import type { BarEntryRow, BottleDetails, BottleRow } from './bottle.schema.ts';

/** Whether a bottle came by this entry. A batch names the bottle that it fills before those it takes from. */
const bringsBottle = ({ kind, bottleIds }: BarEntryRow, bottleId: string): boolean =>
  kind === 'bought' || (kind === 'prepared' && bottleIds[0] === bottleId);

/** What an entry is to one bottle. */
export function actOn(bottleId: string, entry: BarEntryRow): BottleAct<BottleDetails> {
  const amounts = entry.lines.flatMap((line) =>
    line.bottleId === bottleId && line.amount !== null ? [line.amount] : [],
  );
  return {
    id: entry._id,
    kind: entry.kind === 'prepared' ? (bringsBottle(entry, bottleId) ? 'bought' : 'made') : entry.kind,
    at: entry.at.getTime(),
    level: entry.level ?? entry.lines.find((line) => line.bottleId === bottleId)?.level,
    details: entry.details,
    undoes: entry.undoes,
    amount: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
  };
}

/** The row that the entries about a bottle come to; null for one that is not there. */
export function bottleRowOf(bottleId: string, entries: readonly BarEntryRow[]): BottleRow | null {
  const state = bottleOf(entries.map((entry) => actOn(bottleId, entry)));
  const bought = entries.find((entry) => bringsBottle(entry, bottleId));
  const itemId = bought?.lines[0]?.itemId;
  if (!state || !bought || itemId === undefined) return null;
  const { size, unit, price, source } = state.details;
  return {
    _id: bottleId,
    barId: bought.barId,
    ownerId: bought.ownerId,
    itemId,
    size,
    unit,
    price,
    source,
    level: state.level,
    openedAt: state.openedAt === null ? null : Number(state.openedAt),
    addedAt: Number(state.addedAt),
    entries: state.entries,
    ...(bought.kind === 'prepared' && { isHomemade: true }),
  };
}
