import type { BarItem } from '@barspoon/contracts';
import { classes } from '../../../ui/classes.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { ListItem } from './list-item.tsx';
import styles from './shelf.module.css';
import { ShelfItem } from './shelf-item.tsx';

export const barViews = ['grid', 'list'] as const;
export type BarView = (typeof barViews)[number];

interface ShelfProps {
  items: readonly BarItem[];
  view: BarView;
  /** On a phone one row that is pushed sideways, where several shelves stand under each other. */
  short?: boolean;
}

/** Items side by side on a glass shelf, or one under the other. */
export function Shelf({ items, view, short }: ShelfProps) {
  const Item = view === 'grid' ? ShelfItem : ListItem;
  const isPushed = view === 'grid' && short === true;
  return (
    <ul
      className={view === 'grid' ? classes(styles.shelf, short && styles.short) : styles.list}
      // What is pushed sideways must be so by keyboard, too.
      tabIndex={isPushed ? 0 : undefined}
    >
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  );
}

export function ShelfSkeleton({ items = 8 }: { items?: number }) {
  return (
    <div className={classes(styles.shelf, styles.short)} aria-hidden="true">
      {Array.from({ length: items }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={index} className={styles.place}>
          <div className={styles.stand}>
            <Bone className={styles.skeleton} />
          </div>
          <div className={styles.plank} />
          <div className={styles.tag}>
            <Bone width="100%" height="2.6em" />
          </div>
        </div>
      ))}
    </div>
  );
}
