import type { SheetBottle } from '@barspoon/contracts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { moved } from '../../../lib/moved.ts';
import { useDragging } from '../../../lib/use-dragging.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './counts.module.css';
import { t } from './texts.ts';

interface CountOrderProps {
  bottles: readonly SheetBottle[];
  onOrder: (bottleIds: string[]) => void;
}

/** The order in which bottles are asked for, changed by dragging or by buttons. */
export function CountOrder({ bottles, onOrder }: CountOrderProps) {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const bottle = bottles[from];
    if (!bottle || to < 0 || to >= bottles.length || from === to) return;
    onOrder(moved(bottles, from, to).map(({ bottleId }) => bottleId));
    setSaid(t('moved', { name: bottle.name, place: to + 1, count: bottles.length }));
  };
  const { dragged, grip, place } = useDragging<number>(move);
  return (
    <>
      <p className={styles.hint}>{t('orderHint')}</p>
      <ol className={styles.lines} aria-label={t('orderList')}>
        {bottles.map(({ bottleId, name }, index) => (
          <li
            key={bottleId}
            className={classes(styles.placed, index === dragged && styles.dragged)}
            {...grip(index)}
            {...place(index)}
          >
            <span>{name}</span>
            <IconButton
              small
              label={t('up', { name })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              small
              label={t('down', { name })}
              disabled={index === bottles.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="hidden-text">
        {said}
      </p>
    </>
  );
}
