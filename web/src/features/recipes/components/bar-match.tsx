import type { Match } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { Switch } from '../../../ui/switch.tsx';
import { t } from '../texts.ts';
import styles from './spec-card.module.css';

interface BarMatchProps {
  match: Match;
  countsSwaps: boolean;
  onSwaps: (counted: boolean) => void;
}

/** How much of a recipe the reader's bar has. */
export function BarMatch({ match: { matched, total, missing, swaps }, countsSwaps, onSwaps }: BarMatchProps) {
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
      {(missing.length > 0 || countsSwaps) && (
        <Switch label={t('match.countSwaps')} checked={countsSwaps} onChange={onSwaps} />
      )}
      <Link to="/inventory">{t('match.toBar')}</Link>
    </div>
  );
}
