import { type BarSummary, eveningDaysMax, eveningRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useShownBar } from '../api/bars.ts';
import styles from './evening.module.css';
import { EveningFigures } from './evening-figures.tsx';
import { eveningOf, momentsOf } from './evening-span.ts';
import { MenuEngineering } from './menu-engineering.tsx';
import { t } from './texts.ts';

/** What an evening at a bar came to, for those who tend it. Implements BEYOND-253, BEYOND-254. */
export function EveningPage() {
  useTitle(t('title'));
  const bar = useShownBar();
  return (
    <div className="page">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <LinkButton to="/inventory/queue">{t('back')}</LinkButton>
      </header>
      {bar ? (
        bar.role === 'guest' ? (
          <p>{t('guest')}</p>
        ) : (
          <Evening bar={bar} />
        )
      ) : (
        <Bone width="100%" height="320px" />
      )}
    </div>
  );
}

function Evening({ bar }: { bar: BarSummary }) {
  const [today] = useState(() => eveningOf(Date.now()));
  const [span, setSpan] = useState({ from: today, to: today });
  const moments = momentsOf(span.from, span.to, eveningDaysMax);
  return (
    <>
      <div className={styles.span}>
        <TextField
          label={t('from')}
          type="date"
          max={today}
          value={span.from}
          onChange={({ target: { value: from } }) => setSpan({ from, to: from })}
        />
        <TextField
          label={t('to')}
          type="date"
          min={span.from}
          max={today}
          value={span.to}
          error={!moments && t('wrongSpan', { days: eveningDaysMax })}
          onChange={({ target: { value: to } }) => setSpan({ ...span, to })}
        />
      </div>
      <p className={`${styles.muted} ${styles.hint}`}>{t('span', { days: eveningDaysMax })}</p>
      {moments && <Shown barId={bar.id} moments={moments} name={`${span.from}-${span.to}`} />}
    </>
  );
}

interface ShownProps {
  barId: string;
  moments: { from: string; to: string };
  /** Of the file. */
  name: string;
}

function Shown({ barId, moments, name }: ShownProps) {
  const { data, error, refetch } = useQuery({
    ...routeQuery(eveningRoutes.read, { params: { id: barId }, query: moments }),
    staleTime: 0,
  });
  if (error && !data)
    return <Trouble level={2} title={t('loadFailed')} text={error.message} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="320px" />;
  if (data.ordered === 0)
    return <EmptyState level={2} drawing={<EmptyShelf />} title={t('empty')} text={t('emptyText')} />;
  return (
    <div className={styles.parts}>
      <EveningFigures evening={data} />
      <MenuEngineering evening={data} name={name} />
    </div>
  );
}
