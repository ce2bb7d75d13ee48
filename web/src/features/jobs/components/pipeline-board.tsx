import { type ApplicationStatus, applicationStatuses, type ReceivedApplication } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useMove } from '../api/acts.ts';
import { receivedQuery } from '../api/postings.ts';
import { t } from '../texts.ts';
import styles from './pipeline.module.css';
import { PipelineCard } from './pipeline-card.tsx';

/** Ours alone: nothing else that is dragged over a column is an application. */
const dragged = 'application/x-job-application';

/**
 * Who has applied, for the poster and admins: a column for each status. A card is dragged to another column, or moved by
 * its list of statuses, which keyboards, fingers and screen readers use. Implements BEYOND-73.
 */
export function PipelineBoard({ postingId }: { postingId: string }) {
  return (
    <section aria-labelledby="received-applications" className={styles.pipeline}>
      <h2 id="received-applications">{t('received.title')}</h2>
      <p className={styles.lead}>{t('received.lead')}</p>
      <div className={styles.board}>
        {applicationStatuses.map((status) => (
          <Column key={status} postingId={postingId} status={status} />
        ))}
      </div>
    </section>
  );
}

function Column({ postingId, status }: { postingId: string; status: ApplicationStatus }) {
  const heading = useId();
  const [over, setOver] = useState(false);
  const list = useInfiniteQuery(receivedQuery(postingId, status));
  const { mutate } = useMove();
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData(dragged);
    if (id && !all.some((application) => application.id === id)) mutate({ id, status });
  };
  return (
    <section
      aria-labelledby={heading}
      className={styles.column}
      data-over={over}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <h3 id={heading} className={styles.heading}>
        {t(`status.${status}`)}{' '}
        {list.data && (
          <span className={styles.count}>
            {all.length}
            {list.hasNextPage && '+'}
          </span>
        )}
      </h3>
      <Cards list={list} all={all} />
    </section>
  );
}

interface CardsProps {
  list: Pick<
    ReturnType<typeof useInfiniteQuery>,
    'data' | 'isError' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  all: readonly ReceivedApplication[];
}

function Cards({ list, all }: CardsProps) {
  if (!list.data)
    return list.isError ? (
      <Trouble level={3} title={t('received.failed')} onRetry={list.refetch} />
    ) : (
      <Bone width="100%" height="120px" />
    );
  if (all.length === 0) return <p className={styles.none}>{t('received.none')}</p>;
  return (
    <>
      <ul className={styles.cards}>
        {all.map((application) => (
          <PipelineCard
            key={application.id}
            application={application}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(dragged, application.id);
              dataTransfer.effectAllowed = 'move';
            }}
          />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
