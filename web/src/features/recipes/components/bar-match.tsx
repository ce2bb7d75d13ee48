import type { Match } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Switch } from '../../../ui/switch.tsx';
import { t } from '../texts.ts';
import styles from './spec-card.module.css';

const ToMake = lazily(() => import('../../../ui/to-make.tsx'), 'ToMake');

interface BarMatchProps {
  match: Match;
  countsSwaps: boolean;
  onSwaps: (counted: boolean) => void;
}

/** How much of a recipe the reader's bar has. */
export function BarMatch({ match, countsSwaps, onSwaps }: BarMatchProps) {
  const { matched, total, missing, toMake, swaps } = match;
  const owned = matched - swaps.length;
  return (
    <div className={`${styles.match} no-print`}>
      <p>
        <strong>
          {owned === total ? t('match.all') : t('match.have', { matched: owned, total })}
          {swaps.length > 0 && ` ${t('match.swaps', { count: swaps.length })}`}
        </strong>
        {missing.length > 0 && ` · ${t('match.missing', { names: missing.join(', ') })}`}
      </p>
      <Suspense>{toMake.length > 0 && <ToMake toMake={toMake} />}</Suspense>
      {(missing.length > 0 || countsSwaps) && (
        <Switch label={t('match.countSwaps')} checked={countsSwaps} onChange={onSwaps} />
      )}
      <Link to="/inventory">{t('match.toBar')}</Link>
    </div>
  );
}
