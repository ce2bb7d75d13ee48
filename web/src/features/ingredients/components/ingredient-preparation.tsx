import type { ShownPreparation } from '@barspoon/contracts';
import { amountText, type Measure, scaleMeasure } from '@barspoon/mixology';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PagePart } from '../../../ui/page-part.tsx';
import { t } from '../texts.ts';
import styles from './preparation.module.css';

/** Chooses how much of it, and offers what a member's bar makes of it. */
export type BatchTools = (about: { name: string; makesMl: number; onMl: (ml: number) => void }) => ReactNode;

interface IngredientPreparationProps {
  name: string;
  preparation: ShownPreparation;
  tools: BatchTools;
}

/** How it is made at home, for as much of it as is wanted. Implements BEYOND-213. */
export function IngredientPreparation({ name, preparation, tools }: IngredientPreparationProps) {
  const { parts, makesMl, keepsDays, steps } = preparation;
  const [ml, setMl] = useState(makesMl);
  return (
    <PagePart title={t('homemade')}>
      <p className={styles.facts}>
        {t('batch', { ml: makesMl })} {t('batchKeeps', { count: keepsDays })}
      </p>
      <div className={styles.how}>
        <ul className={styles.parts}>
          {parts.map(({ ingredient, name: part, amount, unit, note, optional }) => (
            <li key={ingredient}>
              <span className={styles.amount}>
                {amountText(weighed(scaleMeasure({ amount, unit }, makesMl, ml)))}
              </span>
              <span>
                <Link to="/ingredients/$id" params={{ id: ingredient }}>
                  {part}
                </Link>
                {[note, optional && t('optional')].filter(Boolean).map((word) => `, ${word}`)}
              </span>
            </li>
          ))}
        </ul>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {tools({ name, makesMl, onMl: setMl })}
    </PagePart>
  );
}

/** Nobody weighs tenths of what is many grams. */
const weighed = ({ amount, unit }: Measure): Measure => ({
  amount: amount === undefined || amount < 20 ? amount : Math.round(amount),
  unit,
});
