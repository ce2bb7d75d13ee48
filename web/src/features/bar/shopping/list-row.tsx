import type { ShoppingLine } from '@barspoon/contracts';
import { IconX } from '@tabler/icons-react';
import type { ShoppingChange } from '../../../lib/api/shopping.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { tShopping } from '../../../ui/shopping-texts.ts';
import { usePutOnBar } from '../api/put-on-bar.ts';
import { amountsText, type ListUnit } from './list-text.ts';
import styles from './shopping.module.css';

interface ListRowProps {
  line: ShoppingLine;
  unit: ListUnit;
  /** Absent for whoever only reads. */
  onChange: ((change: ShoppingChange) => void) | undefined;
}

/** A line: a press anywhere on it ticks it, and what is bought can be put on the bar. */
export function ListRow({ line, unit, onChange }: ListRowProps) {
  const { id: lineId, name, recipes, itemId, isTicked } = line;
  const put = usePutOnBar();
  const shelve = (id: string) => put.mutate(id, { onSuccess: () => onChange?.({ kind: 'removed', lineId }) });
  return (
    <li className={styles.line}>
      <label className={classes(styles.tick, isTicked && styles.ticked)}>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={!onChange}
          onChange={({ target }) => onChange?.({ kind: 'ticked', lineId, isTicked: target.checked })}
        />
        <span>
          <span className={styles.name}>{name}</span>
          {recipes.length > 0 && (
            <span className={styles.for}>{tShopping('for', { recipes: recipes.join(', ') })}</span>
          )}
        </span>
        <span className={styles.amount}>{amountsText(line, unit)}</span>
      </label>
      {onChange &&
        (isTicked && itemId ? (
          <Button
            small
            busy={put.isPending}
            aria-label={tShopping('shelveNamed', { name })}
            onClick={() => shelve(itemId)}
          >
            {tShopping('shelve')}
          </Button>
        ) : (
          <IconButton
            label={tShopping('remove', { name })}
            onClick={() => onChange({ kind: 'removed', lineId })}
          >
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        ))}
    </li>
  );
}
