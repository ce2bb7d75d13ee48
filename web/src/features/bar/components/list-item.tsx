import type { BarItem } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { classes } from '../../../ui/classes.ts';
import { useIsGuest } from '../api/bars.ts';
import { fullnessOf, useBottlesOf } from '../api/bottles.ts';
import { useBarToggle } from '../api/toggle-item.ts';
import { t } from '../texts.ts';
import { ItemBottles } from './item-bottles.tsx';
import { ItemPicture } from './item-picture.tsx';
import { OwnItemActions } from './own-item-actions.tsx';
import styles from './shelf.module.css';

/** An item as a row, for those who read lists faster. */
export function ListItem({ item }: { item: BarItem }) {
  const { status, memberId } = useSession();
  const isMember = status !== 'visitor';
  const isGuest = useIsGuest();
  const { owned, toggle } = useBarToggle(item);
  const fullness = fullnessOf(useBottlesOf(item.id));
  const Row = isMember ? 'label' : 'div';
  return (
    <li className={styles.row}>
      <Row className={classes(styles.rowItem, owned && styles.owned)}>
        {isMember ? (
          <input
            type="checkbox"
            className={styles.check}
            disabled={isGuest}
            checked={owned}
            onChange={toggle}
          />
        ) : (
          <span />
        )}
        <ItemPicture item={item} owned={owned} fullness={owned ? fullness : undefined} />
        <span>
          <span className={styles.name}>{item.name}</span>
          <span className={styles.brand}>{item.brand}</span>
        </span>
        <span className={styles.kind}>{item.subcategory ?? t(`tabs.${item.category}`)}</span>
      </Row>
      {item.ingredient && (
        <Link to="/ingredients/$id" params={{ id: item.ingredient }} className={styles.about}>
          {t('shelf.about')} <span className="hidden-text">{item.name}</span>
        </Link>
      )}
      {isMember && owned && item.category !== 'supplies' && <ItemBottles item={item} />}
      {item.userId && item.userId === memberId && <OwnItemActions item={item} />}
    </li>
  );
}
