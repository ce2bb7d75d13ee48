import type { BarItem } from '@barspoon/contracts';
import { Bone } from '../../../ui/skeleton.tsx';
import { ListItem } from './list-item.tsx';
import styles from './shelf.module.css';
import { ShelfItem } from './shelf-item.tsx';

export const barViews = ['grid', 'list'] as const;
export type BarView = (typeof barViews)[number];

/** Items side by side on a glass shelf, or one under the other. */
export function Shelf({ items, view }: { items: readonly BarItem[]; view: BarView }) {
  const Item = view === 'grid' ? ShelfItem : ListItem;
  return (
    <ul className={view === 'grid' ? styles.shelf : styles.list}>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  );
}

export function ShelfSkeleton({ items = 8 }: { items?: number }) {
  return (
    <div className={styles.shelf} aria-hidden="true">
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
