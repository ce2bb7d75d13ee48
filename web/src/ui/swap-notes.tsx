import type { Swap } from '@barspoon/contracts';
import { bringsText, tSubstitutes } from './substitute-texts.ts';
import styles from './swap-notes.module.css';

/** What of the bar stands in for what it lacks, where amounts are not at hand. */
export function SwapNotes({ swaps }: { swaps: readonly Swap[] }) {
  return (
    <ul className={styles.swaps}>
      {swaps.map(({ instead, name, ratio, note, brings }) => (
        <li key={instead}>
          {tSubstitutes(ratio === 1 ? 'use' : 'useRatio', { name, instead, ratio })} <span>{note}</span>{' '}
          {brings.length > 0 && <strong>{bringsText(brings)}</strong>}
        </li>
      ))}
    </ul>
  );
}
