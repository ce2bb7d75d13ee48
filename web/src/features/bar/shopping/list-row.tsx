import type { ShoppingLine } from '@barspoon/contracts';
import { IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useShopping } from '../../../lib/api/shopping.ts';
import { lazily } from '../../../lib/lazily.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { amountsText, type ListUnit, tShopping } from '../../../ui/shopping-texts.ts';
import styles from './shopping.module.css';

const ShelveDialog = lazily(() => import('./shelve-dialog.tsx'), 'ShelveDialog');

interface ListRowProps {
  barId: string;
  line: ShoppingLine;
  unit: ListUnit;
  mayWrite: boolean;
}

/** A line: a press anywhere on it ticks it, and what is bought can be put on the bar. */
export function ListRow({ barId, line, unit, mayWrite }: ListRowProps) {
  const { id: lineId, name, recipes, itemId } = line;
  const { mutate } = useShopping(barId);
  // Until the server has answered: what is told of the list meanwhile may be from before.
  const [pressed, setPressed] = useState<boolean>();
  const isTicked = pressed ?? line.isTicked;
  const [isShelving, setShelving] = useState(false);
  const tick = (isTicked: boolean) => {
    setPressed(isTicked);
    mutate({ kind: 'ticked', lineId, isTicked }, { onSettled: () => setPressed(undefined) });
  };
  const remove = () => mutate({ kind: 'removed', lineId });
  return (
    <li className={styles.line}>
      <label className={classes(styles.tick, isTicked && styles.ticked)}>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={!mayWrite}
          onChange={({ target }) => tick(target.checked)}
        />
        <span>
          <span className={styles.name}>{name}</span>
          {recipes.length > 0 && (
            <span className={styles.for}>{tShopping('for', { recipes: recipes.join(', ') })}</span>
          )}
        </span>
        <span className={styles.amount}>{amountsText(line, unit)}</span>
      </label>
      {mayWrite &&
        (isTicked && itemId ? (
          <Button small aria-label={tShopping('shelveNamed', { name })} onClick={() => setShelving(true)}>
            {tShopping('shelve')}
          </Button>
        ) : (
          <IconButton label={tShopping('remove', { name })} onClick={remove}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        ))}
      <Suspense>
        {isShelving && itemId && (
          <ShelveDialog
            barId={barId}
            line={line}
            itemId={itemId}
            onShelved={remove}
            onClose={() => setShelving(false)}
          />
        )}
      </Suspense>
    </li>
  );
}
