import type { BarItem } from '@barspoon/contracts';
import { useState } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { classes } from '../../../ui/classes.ts';
import { useIsGuest } from '../api/bars.ts';
import { fullnessOf, useBottlesOf } from '../api/bottles.ts';
import { askToSignIn, useBarToggle } from '../api/toggle-item.ts';
import { ItemBottles } from './item-bottles.tsx';
import { ItemPicture } from './item-picture.tsx';
import { OwnItemActions } from './own-item-actions.tsx';
import styles from './shelf.module.css';

/** A bottle on the shelf: pressing it puts it there or takes it away. Implements INV-07, INV-08, INV-18. */
export function ShelfItem({ item }: { item: BarItem }) {
  const { status, memberId } = useSession();
  const isMember = status !== 'visitor';
  const isGuest = useIsGuest();
  const [touched, setTouched] = useState(false);
  const { owned, toggle } = useBarToggle(item);
  const fullness = fullnessOf(useBottlesOf(item.id));
  const change = () => {
    setTouched(true);
    toggle();
  };

  const drawing = (
    <>
      <span className={classes(styles.stand, owned && touched && styles.putDown)}>
        <ItemPicture item={item} owned={owned} fullness={owned ? fullness : undefined} />
      </span>
      <span className={styles.plank} />
      <span className={styles.tag}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.brand}>{item.brand}</span>
      </span>
    </>
  );
  return (
    <li className={styles.place}>
      {isMember ? (
        <label className={classes(styles.item, owned && styles.owned)}>
          <input
            type="checkbox"
            className={styles.check}
            disabled={isGuest}
            checked={owned}
            onChange={change}
          />
          {drawing}
        </label>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a visitor has nothing to choose here; this only says why
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div className={styles.item} onClick={askToSignIn}>
          {drawing}
        </div>
      )}
      <div className={styles.own}>
        {isMember && owned && item.category !== 'supplies' && <ItemBottles item={item} />}
        {item.userId && item.userId === memberId && <OwnItemActions item={item} />}
      </div>
    </li>
  );
}
