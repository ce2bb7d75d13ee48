import type { SheetBottle } from '@barspoon/contracts';
import { inCountOrder } from '@barspoon/mixology';
import { newEntryId } from '../../../lib/api/ledger.ts';
import { useDraft } from '../../../lib/use-draft.ts';

/** A count that has been begun; it stays on this device until it is recorded, so that a reload loses nothing. */
interface CountDraft {
  /** The count's id, so that recording it twice counts once. */
  id: string;
  /** Empty until somebody changes it or begins. */
  order: string[];
  levels: Record<string, number | null>;
  isBegun: boolean;
}

/** What is kept of a count of this bar, with the bottles as they stand now. Implements BEYOND-234. */
export function useCountDraft(barId: string, sheet: readonly SheetBottle[]) {
  const [draft, write, clear] = useDraft<CountDraft>(`count.${barId}`, {
    id: '',
    order: [],
    levels: {},
    isBegun: false,
  });
  const byId = sheet.map((bottle) => ({ ...bottle, id: bottle.bottleId }));
  const bottles: SheetBottle[] = draft.order.length === 0 ? [...sheet] : inCountOrder(byId, draft.order);
  const { levels, isBegun } = draft;
  const isDone = ({ bottleId }: SheetBottle) => bottleId in levels;
  const id = draft.id || newEntryId();
  const order = bottles.map(({ bottleId }) => bottleId);
  return {
    id,
    bottles,
    levels,
    isBegun,
    done: bottles.filter(isDone).length,
    /** The first that nobody has been asked for; behind the last where there is none. */
    next: bottles.some((bottle) => !isDone(bottle))
      ? bottles.findIndex((bottle) => !isDone(bottle))
      : bottles.length,
    begin: () => write({ id, order, isBegun: true }),
    arrange: (ids: string[]) => write({ id, order: ids }),
    /** @param level null for what is passed over */
    set: (bottleId: string, level: number | null) =>
      write({ id, order, isBegun: true, levels: { ...levels, [bottleId]: level } }),
    clear,
  };
}
export type OpenCount = ReturnType<typeof useCountDraft>;
