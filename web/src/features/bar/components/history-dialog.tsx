import { type BarEntry, type BarSummary, ledgerRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLedger } from '../../../lib/api/ledger.ts';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { momentText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { costText } from '../../../ui/ledger-texts.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { OfflineLine } from '../../../ui/offline-line.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { WaitingList } from '../../../ui/waiting-list.tsx';
import { entryText, takenText, tHistory } from '../history-texts.ts';
import styles from './history.module.css';

/** What happened to the bottles and menus of a bar, the latest first, and the way back. Implements BEYOND-212, BEYOND-259. */
export function HistoryDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  return (
    <Dialog title={tHistory('title', { name: bar.name })} onClose={onClose}>
      <WaitingList />
      <Entries bar={bar} />
    </Dialog>
  );
}

function Entries({ bar: { id, role } }: { bar: BarSummary }) {
  const { data, dataUpdatedAt, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(pagedQuery(ledgerRoutes.list, { params: { id }, query: {} }));
  const ledger = useLedger(id);
  if (!data)
    return error ? (
      <Trouble level={3} title={tHistory('loadFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="200px" />
    );
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <p>{tHistory('none')}</p>;
  const undone = ledger.isPending && ledger.variables.kind === 'undone' ? ledger.variables.entryId : null;
  return (
    <>
      <OfflineLine since={dataUpdatedAt} />
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            busy={undone === entry.id}
            onUndo={
              role === 'guest' || entry.menu
                ? undefined
                : () => ledger.mutate({ kind: 'undone', entryId: entry.id })
            }
          />
        ))}
      </ol>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  );
}

interface EntryProps {
  entry: BarEntry;
  busy: boolean;
  /** Not for who only reads. */
  onUndo: (() => void) | undefined;
}

function Entry({ entry, busy, onUndo }: EntryProps) {
  const { kind, at, by, reason, menu, cost, isUndone } = entry;
  const who = by ?? tHistory(menu?.isPlanned ? 'planned' : 'gone');
  const what = entryText(entry);
  return (
    <li className={styles.entry} data-undone={isUndone}>
      <div>
        <h3 className={styles.what}>{what}</h3>
        {(kind === 'made' || kind === 'prepared') && <p>{takenText(entry)}</p>}
        {cost && <p>{costText(cost)}</p>}
        {reason && <p>{tHistory('reason', { reason })}</p>}
        <p className={styles.when}>{tHistory('by', { moment: momentText(new Date(at)), name: who })}</p>
      </div>
      {isUndone ? (
        <Chip>{tHistory('isUndone')}</Chip>
      ) : (
        onUndo && (
          <Button small busy={busy} aria-label={tHistory('undoNamed', { what })} onClick={onUndo}>
            {tHistory('undo')}
          </Button>
        )
      )}
    </li>
  );
}
