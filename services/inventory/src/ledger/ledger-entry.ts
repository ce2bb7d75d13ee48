import { dayMs, type LedgerInput, ledgerPastDays } from '@barspoon/contracts';
import type { BarEntryRow, BottleDetails, BottleRow, LedgerLine } from '../bar/bottle.schema.ts';
import { toldMoment } from '../bar/told-moment.ts';
import { notThen } from './ledger.errors.ts';

/** Clocks of phones may be ahead by less than this. */
const clockSkewMs = 5 * 60_000;

/** What an entry says, without whose it is and when. */
export type EntryContent = Omit<BarEntryRow, '_id' | 'barId' | 'ownerId' | 'actorId' | 'at'>;
export type InputOfKind<K extends LedgerInput['kind']> = Extract<LedgerInput, { kind: K }>;

export const detailsIn = (
  input: Pick<InputOfKind<'bought' | 'corrected'>, 'size' | 'unit' | 'price' | 'source' | 'openedAt'>,
): BottleDetails => ({
  size: input.size,
  unit: input.unit,
  price: input.price,
  source: input.source,
  openedAt: input.openedAt === null ? null : Date.parse(input.openedAt),
});

/** An entry about one bottle. */
export function aboutBottle(
  kind: BarEntryRow['kind'],
  bottle: Pick<BottleRow, '_id' | 'itemId' | 'unit'>,
  name: string,
  more: Partial<EntryContent> & { amount?: number } = {},
): EntryContent {
  const { amount = null, ...rest } = more;
  const { _id: bottleId, itemId, unit } = bottle;
  const line: LedgerLine = { itemId, bottleId, name, unit, amount };
  return { kind, bottleIds: [bottleId], lines: [line], ...rest };
}

/** When an entry happened. @throws DomainError 400 for what cannot have been then */
export function momentOf(told: Pick<LedgerInput, 'at' | 'sentAt' | 'kind'>, now: Date): Date {
  const moment = toldMoment(told, now);
  const ago = now.getTime() - moment;
  if (ago < -clockSkewMs || ago > ledgerPastDays * dayMs) throw notThen(told.kind);
  return new Date(moment);
}
