import type { LiveSession } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { monthQuery } from '../api/sessions.ts';
import { addMonths, dayKey, firstOfMonth } from '../month.ts';
import { t } from '../texts.ts';
import { MonthGrid } from './month-grid.tsx';
import { SessionCard } from './session-card.tsx';
import styles from './virtual-bar.module.css';

/** A month with its sessions and the list of the chosen day. Implements VBAR-03, BEYOND-83. */
export function SchedulePanel() {
  // The month is that of the reader's clock and zone, which the server does not know.
  return useHydrated() ? <Schedule /> : <Bone width="100%" height="420px" />;
}

function Schedule() {
  const [chosen, choose] = useState(() => new Date());
  const month = firstOfMonth(chosen);
  const { data, error, isError, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    monthQuery(month, addMonths(month, 1)),
  );
  useFailureToast(error, t('loadFailed'));
  // A calendar is read whole.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const byDay = Map.groupBy(data?.pages.flatMap(({ items }) => items) ?? [], ({ scheduledAt }: LiveSession) =>
    dayKey(new Date(scheduledAt)),
  );
  return (
    <div className={styles.schedule}>
      <MonthGrid chosen={chosen} onChoose={choose} countOf={(day) => byDay.get(dayKey(day))?.length ?? 0} />
      {isError && !data ? (
        <Trouble title={t('loadFailed')} onRetry={refetch} />
      ) : !data ? (
        <Bone width="100%" height="220px" />
      ) : byDay.size === 0 ? (
        <EmptyState drawing={<EmptyShelf />} title={t('noneThisMonth')} />
      ) : (
        <DayList day={chosen} sessions={byDay.get(dayKey(chosen)) ?? []} />
      )}
    </div>
  );
}

function DayList({ day, sessions }: { day: Date; sessions: readonly LiveSession[] }) {
  const heading = t('sessionsOn', { day: dayText(day.toISOString()) });
  return (
    <section aria-label={heading} className={styles.day}>
      <p className={styles.dayName}>{heading}</p>
      {sessions.length === 0 && <p className={styles.muted}>{t('noneThisDay')}</p>}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionCard key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}
