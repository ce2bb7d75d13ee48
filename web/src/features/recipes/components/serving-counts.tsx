import type { PartyPlan } from '@barspoon/contracts';
import { garnishText } from '../garnish-text.ts';
import { tSheet } from '../sheet-texts.ts';
import { DrawnIcon } from './drawn-icon.tsx';
import styles from './serving-counts.module.css';

interface ServingCountsProps {
  label: string;
  glasses?: PartyPlan['glasses'];
  garnishes?: PartyPlan['garnishes'];
}

/** How many glasses or garnishes, with drawings and names. */
export function ServingCounts({ label, glasses = [], garnishes = [] }: ServingCountsProps) {
  return (
    <ul className={styles.counts} aria-label={label}>
      {glasses.map(({ glass, count }) => (
        <li key={glass}>
          <DrawnIcon glass={glass} />
          <strong>{count}</strong> {tSheet(`glasses.${glass}`)}
        </li>
      ))}
      {garnishes.map(({ count, ...garnish }) => (
        <li key={`${garnish.shape} ${garnish.ingredient}`}>
          <DrawnIcon garnish={garnish.shape} />
          <strong>{count}</strong> {garnishText(garnish)}
        </li>
      ))}
    </ul>
  );
}
