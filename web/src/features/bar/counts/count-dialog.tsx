import type { BarSummary } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { sheetQuery, useRecordCount, useUndoCount } from './api.ts';
import { useCountDraft } from './count-draft.ts';
import { CountOrder } from './count-order.tsx';
import { CountStep } from './count-step.tsx';
import { CountSummary } from './count-summary.tsx';
import styles from './counts.module.css';
import { PastCounts } from './past-counts.tsx';
import { t } from './texts.ts';
import { VarianceView } from './variance-view.tsx';

/** Counting a whole bar, and what went since it was counted before. Implements BEYOND-234, BEYOND-235. */
export function CountDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  const [view, setView] = useState<'start' | 'counting' | 'variance'>('start');
  const toStart = () => setView('start');
  return (
    <Dialog title={t('title', { name: bar.name })} onClose={onClose} stays>
      {view === 'start' && (
        <Start bar={bar} onCount={() => setView('counting')} onVariance={() => setView('variance')} />
      )}
      {view === 'counting' && (
        <Counting barId={bar.id} onBack={toStart} onVariance={() => setView('variance')} />
      )}
      {view === 'variance' && <VarianceView barId={bar.id} onBack={toStart} />}
    </Dialog>
  );
}

interface StartProps {
  bar: BarSummary;
  onCount: () => void;
  onVariance: () => void;
}

function Start({ bar: { id, role }, onCount, onVariance }: StartProps) {
  return (
    <div className={styles.start}>
      <p className={styles.lead}>{t(role === 'guest' ? 'reading' : 'lead')}</p>
      {role !== 'guest' && <Begin barId={id} onCount={onCount} />}
      <PastCounts barId={id} mayUndo={role !== 'guest'} onVariance={onVariance} />
    </div>
  );
}

function Begin({ barId, onCount }: { barId: string; onCount: () => void }) {
  const { data, error, refetch } = useQuery(sheetQuery(barId));
  const count = useCountDraft(barId, data?.items ?? []);
  if (!data)
    return error ? (
      <Trouble level={3} title={t('loadFailed')} onRetry={refetch} />
    ) : (
      <Bone width="100%" height="120px" />
    );
  if (data.items.length === 0)
    return <EmptyState level={3} drawing={<EmptyShelf />} title={t('none')} text={t('noneText')} />;
  const begin = () => {
    count.begin();
    onCount();
  };
  return (
    <>
      <div className={styles.acts}>
        <Button look="primary" onClick={begin}>
          {count.isBegun
            ? t('resume', { done: count.done, count: count.bottles.length })
            : t('start', { count: count.bottles.length })}
        </Button>
        {count.isBegun && (
          <Button look="quiet" onClick={count.clear}>
            {t('discard')}
          </Button>
        )}
      </div>
      {count.bottles.length > 1 && (
        <details>
          <summary className={styles.fold}>{t('order')}</summary>
          <CountOrder bottles={count.bottles} onOrder={count.arrange} />
        </details>
      )}
    </>
  );
}

interface CountingProps {
  barId: string;
  onBack: () => void;
  onVariance: () => void;
}

function Counting({ barId, onBack, onVariance }: CountingProps) {
  const { data } = useQuery(sheetQuery(barId));
  const count = useCountDraft(barId, data?.items ?? []);
  const record = useRecordCount(barId);
  const undo = useUndoCount(barId);
  const [chosen, setChosen] = useState<number | null>(null);
  if (!data) return <Bone width="100%" height="320px" />;
  if (record.data)
    return (
      <div className={styles.start} role="status">
        <p className={styles.lead}>{t('recorded', { count: record.data.counted })}</p>
        <div className={styles.acts}>
          <Button look="primary" onClick={onVariance}>
            {t('varianceOpen')}
          </Button>
          <Button
            busy={undo.isPending}
            onClick={() => undo.mutate(record.variables.countId, { onSuccess: onBack })}
          >
            {t('undo')}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {t('done')}
          </Button>
        </div>
      </div>
    );
  const place = chosen ?? count.next;
  const bottle = count.bottles[place];
  if (!bottle)
    return (
      <CountSummary
        count={count}
        busy={record.isPending}
        onChoose={setChosen}
        onRecord={() => {
          const lines = count.bottles.map(({ bottleId }) => ({
            bottleId,
            level: count.levels[bottleId] ?? null,
          }));
          record.mutate({ countId: count.id, lines }, { onSuccess: count.clear });
        }}
      />
    );
  return (
    <CountStep
      bottle={bottle}
      place={place}
      count={count}
      onLevel={(level) => {
        count.set(bottle.bottleId, level);
        setChosen(null);
      }}
      onPlace={setChosen}
    />
  );
}
