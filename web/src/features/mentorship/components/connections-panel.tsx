import { type ConnectionList, connectionLists } from '@barspoon/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { availabilityQuery } from '../api/bookings.ts';
import { connectionsQuery } from '../api/connections.ts';
import { t } from '../texts.ts';
import { ConnectionCard } from './connection-card.tsx';
import { Meetings } from './meetings.tsx';
import styles from './mentorship.module.css';

const AvailabilityDialog = lazily(() => import('./availability-dialog.tsx'), 'AvailabilityDialog');

interface ConnectionsPanelProps {
  list: ConnectionList;
  /** Has a profile, and so may offer times. */
  mayOffer: boolean;
  onList: (list: ConnectionList) => void;
  onView: (memberId: string) => void;
}

/** Requests and connections of the member. Implements BEYOND-75. */
export function ConnectionsPanel({ list, mayOffer, onList, onView }: ConnectionsPanelProps) {
  return (
    <div className={styles.find}>
      <h2 className="hidden-text">{t('connections.heading')}</h2>
      <Meetings list="ahead" />
      {mayOffer && <WeeklyTimes />}
      <Choices
        label={t('connections.lists')}
        look="pills"
        value={list}
        options={connectionLists.map((value) => ({ value, label: t(`connections.${value}.label`) }))}
        onChange={onList}
      />
      <Connections key={list} list={list} onView={onView} />
      {list === 'past' && <Meetings list="over" />}
    </div>
  );
}

function WeeklyTimes() {
  const { data } = useQuery(availabilityQuery());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button disabled={!data} onClick={() => setIsOpen(true)}>
        {t('times.open')}
      </Button>
      {isOpen && data && (
        <Suspense>
          <AvailabilityDialog availability={data.availability} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Connections({ list, onView }: Pick<ConnectionsPanelProps, 'list' | 'onView'>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    connectionsQuery(list),
  );
  useFailureToast(error, t('list.loadFailed'));
  if (!data && error) return <Trouble level={3} title={t('list.loadFailed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="240px" />;
  const all = data.pages.flatMap(({ items }) => items);
  if (all.length === 0)
    return <EmptyState level={3} drawing={<EmptyGlass />} title={t(`connections.${list}.empty`)} />;
  return (
    <>
      <ul className={styles.connections}>
        {all.map((connection) => (
          <ConnectionCard key={connection.id} connection={connection} onView={onView} />
        ))}
      </ul>
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </>
  );
}
