import type { Recipe } from '@barspoon/contracts';
import type { ReactNode } from 'react';
import { AfterPage } from '../../../ui/after-page.tsx';
import { garnishText } from '../garnish-text.ts';
import { DrawnIcon } from '../late.ts';
import { tSheet } from '../sheet-texts.ts';
import styles from './serving.module.css';

/** The glass and the garnish with drawings and names. */
export function ServingThings({ recipe: { glass, garnish } }: { recipe: Pick<Recipe, 'glass' | 'garnish'> }) {
  return (
    <ul className={styles.things}>
      <Thing drawing={<DrawnIcon glass={glass} />}>{tSheet(`glasses.${glass}`)}</Thing>
      {garnish.map((one) => (
        <Thing key={`${one.shape} ${one.ingredient}`} drawing={<DrawnIcon garnish={one.shape} />}>
          {garnishText(one)}
        </Thing>
      ))}
    </ul>
  );
}

function Thing({ drawing, children }: { drawing: ReactNode; children: string }) {
  return (
    <li className={styles.thing}>
      <AfterPage place={<span className={styles.drawing} />}>{drawing}</AfterPage>
      {children}
    </li>
  );
}
