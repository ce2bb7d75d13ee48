import { useInfiniteQuery } from '@tanstack/react-query';
import { momentText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { countsQuery, useUndoCount } from './api.ts';
import styles from './counts.module.css';
import { t } from './texts.ts';

interface PastCountsProps {
  barId: string;
  mayUndo: boolean;
  onVariance: () => void;
}

/** The counts so far, the way to what went between them, and the way back. */
export function PastCounts({ barId, mayUndo, onVariance }: PastCountsProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    countsQuery(barId),
  );
  const undo = useUndoCount(barId);
  if (!data)
    return error ? (
      <Trouble level={3} title={t('pastFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="120px" />
    );
  const counts = data.pages.flatMap(({ items }) => items);
  if (counts.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('past')}</h3>
      {counts.length > 1 && <Button onClick={onVariance}>{t('varianceOpen')}</Button>}
      <ol className={styles.lines}>
        {counts.map(({ id, at, by, counted }) => {
          const moment = momentText(new Date(at));
          return (
            <li key={id} className={styles.placed}>
              <span>
                {t('counted', { count: counted })}
                <small className={styles.hint}>{t('by', { moment, name: by ?? t('gone') })}</small>
              </span>
              {mayUndo && (
                <Button
                  small
                  busy={undo.isPending && undo.variables === id}
                  aria-label={t('undoNamed', { moment })}
                  onClick={() => undo.mutate(id)}
                >
                  {t('undoShort')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </section>
  );
}
