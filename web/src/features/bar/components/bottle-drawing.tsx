import type { BarItem } from '@barspoon/contracts';
import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import { shapeOf } from '../bottle-shapes.ts';
import styles from './bottle-drawing.module.css';

const BOTTOM = 128;
const WIDTH = 60;
const FOOT = 2;
/** Steel, for tools and glasses, which hold nothing. */
const EMPTY = 'light-dark(#b9c6c1, #7f928a)';

interface BottleDrawingProps {
  item: Pick<BarItem, 'name' | 'category' | 'subcategory' | 'color'>;
  /** In full color; otherwise faded. */
  owned: boolean;
  /** How much is in it, from 0 to 1; as full as bottles are sold where nobody has counted. Implements BEYOND-203. */
  fullness?: number | undefined;
}

/** An item as it stands on the shelf, tinted by what is inside. */
export function BottleDrawing({ item, owned, fullness = 1 }: BottleDrawingProps) {
  const id = useId();
  const { body, height, level, cap, label, detail } = shapeOf(item);
  const surface = level === undefined ? BOTTOM : level + (BOTTOM - level) * (1 - fullness);
  return (
    <svg
      viewBox={`0 ${BOTTOM - height} ${WIDTH} ${height + FOOT}`}
      width={WIDTH}
      height={height + FOOT}
      className={classes(styles.drawing, owned && styles.owned)}
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path d={body} />
      </clipPath>
      <path d={body} className={styles.glass} />
      {level !== undefined && (
        <rect
          x="0"
          y={surface}
          width={WIDTH}
          height={BOTTOM - surface}
          clipPath={`url(#${id})`}
          className={styles.content}
          style={{ fill: item.color ?? EMPTY }}
        />
      )}
      {label && <Label place={label} />}
      {label && <path d={`M${label[0] - 1} ${label[1] - 8}v${label[3] * 0.9}`} className={styles.shine} />}
      <path d={body} className={styles.outline} />
      {cap && <path d={cap} className={styles.cap} />}
      {cap && <path d={cap} className={styles.outline} />}
      {detail && <path d={detail} className={styles.outline} />}
    </svg>
  );
}

function Label({ place: [x, y, width, height] }: { place: readonly [number, number, number, number] }) {
  const middle = x + width / 2;
  const line = (share: number, reach: number) =>
    `M${middle - width * reach} ${y + height * share}h${width * reach * 2}`;
  return (
    <g className={styles.label}>
      <rect x={x} y={y} width={width} height={height} rx="2" />
      <path d={`${line(0.36, 0.28)}${line(0.62, 0.18)}`} className={styles.print} />
    </g>
  );
}
