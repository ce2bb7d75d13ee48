import type { BarItem } from '@barspoon/contracts';
import { useState } from 'react';
import { BottleDrawing } from './bottle-drawing.tsx';
import styles from './shelf.module.css';

/** What the server says of items without a picture. Implements INV-06. */
const NONE = '/placeholder.svg';

/** The member's own picture of an item, or its drawing. */
export function ItemPicture({
  item,
  owned,
  fullness,
}: {
  item: BarItem;
  owned: boolean;
  /** Of the bottle that is poured from, where somebody has counted. */
  fullness?: number | undefined;
}) {
  const [failed, setFailed] = useState(false);
  if (item.image === NONE || failed) return <BottleDrawing item={item} owned={owned} fullness={fullness} />;
  return (
    <img
      src={item.image}
      alt=""
      width="84"
      height="120"
      loading="lazy"
      className={styles.photo}
      onError={() => setFailed(true)}
    />
  );
}
