import { type BarSummary, openTicketStates } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useAwake } from '../../../lib/use-awake.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useShownBar } from '../api/bars.ts';
import { tablesQuery, tabsQuery, ticketsQuery, useTableAct } from './api.ts';
import { groupsOf } from './groups.ts';
import styles from './queue.module.css';
import { LateLine, QueueClock } from './queue-clock.tsx';
import { QueueGroup } from './queue-group.tsx';
import { t } from './texts.ts';
import { useBell } from './use-bell.ts';

const Tabs = lazily(() => import('./tabs.tsx'), 'Tabs');
const Tables = lazily(() => import('./tables.tsx'), 'Tables');

/** What guests ordered, for those behind the bar. Implements BEYOND-251. */
export function QueuePage() {
  useTitle(t('title'));
  const bar = useShownBar();
  return (
    <div className="page">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.links}>
          {bar && bar.role !== 'guest' && <LinkButton to="/inventory/evening">{t('evening')}</LinkButton>}
          <LinkButton to="/inventory">{t('back')}</LinkButton>
        </div>
      </header>
      {bar ? (
        bar.role === 'guest' ? (
          <p>{t('guest')}</p>
        ) : (
          <Queue bar={bar} />
        )
      ) : (
        <Bone width="100%" height="320px" />
      )}
    </div>
  );
}

function Queue({ bar }: { bar: BarSummary }) {
  useAwake();
  const [rings, setRings] = useState(false);
  const { data, dataUpdatedAt, error, refetch } = useQuery(ticketsQuery(bar.id));
  const { data: tables } = useQuery(tablesQuery(bar.id));
  const { data: tabs, isPending } = useQuery(tabsQuery(bar.id));
  const act = useTableAct(bar.id);
  useBell(rings, data?.items);
  if (!data)
    return error ? (
      <Trouble level={2} title={t('loadFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="320px" />
    );
  return (
    <>
      <div className={styles.switches}>
        <Switch
          label={t('isOpen')}
          checked={tables?.isOpen ?? false}
          onChange={(isOpen) => act.mutate({ do: 'open', isOpen })}
        />
        <Switch label={t('sound')} checked={rings} onChange={setRings} />
        {'wakeLock' in navigator && <span className={styles.muted}>{t('awake')}</span>}
      </div>
      {data.items.length === 0 && (
        <EmptyState level={2} drawing={<EmptyShelf />} title={t('empty')} text={t('emptyText')} />
      )}
      <QueueClock told={data.now} at={dataUpdatedAt}>
        <LateLine tickets={data.items} />
        <div className={styles.states}>
          {openTicketStates.map((state) => {
            const groups = groupsOf(data.items, state);
            if (groups.length === 0) return null;
            return (
              <section key={state} className={styles.state} aria-label={t(`state.${state}`)}>
                <h2>{t(`state.${state}`)}</h2>
                {groups.map((group) => (
                  <QueueGroup key={group.tickets[0].id} barId={bar.id} group={group} />
                ))}
              </section>
            );
          })}
        </div>
      </QueueClock>
      {/* Together: what comes later does not move what is about to be pressed. */}
      {!isPending && (
        <Suspense>
          {tabs && tabs.items.length > 0 && <Tabs bar={bar} tabs={tabs.items} />}
          {tables && <Tables bar={bar} tables={tables.tables} />}
        </Suspense>
      )}
    </>
  );
}
