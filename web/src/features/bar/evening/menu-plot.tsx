import { type Evening, type EveningDrink, menuClasses } from '@barspoon/contracts';
import { useId } from 'react';
import styles from './evening.module.css';
import { t } from './texts.ts';

const size = { width: 480, height: 320, inset: 24 } as const;
const corners = {
  puzzle: { x: size.inset + 4, y: size.inset + 16, anchor: 'start' },
  star: { x: size.width - size.inset - 4, y: size.inset + 16, anchor: 'end' },
  dog: { x: size.inset + 4, y: size.height - size.inset - 8, anchor: 'start' },
  plowhorse: { x: size.width - size.inset - 4, y: size.height - size.inset - 8, anchor: 'end' },
} as const;

interface MenuPlotProps {
  /** All in one currency, with the numbers that they have in the table. */
  drinks: readonly (EveningDrink & { margin: NonNullable<EveningDrink['margin']>; number: number })[];
  served: number;
  popularFrom: number;
  profitableFrom: Evening['profitableFrom'][number];
}

/** The quadrants: popularity to the right, margin upward, the thresholds as lines. The table says the same. */
export function MenuPlot({ drinks, served, popularFrom, profitableFrom }: MenuPlotProps) {
  const title = useId();
  // A threshold is the middle of its axis, so that each quadrant is as large as the others.
  const x = axisOf(
    drinks.map((one) => one.served / served),
    popularFrom,
    size.inset,
    size.width - size.inset,
  );
  const y = axisOf(
    drinks.map(({ margin }) => margin.amount),
    profitableFrom.amount,
    size.height - size.inset,
    size.inset,
  );
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={styles.map}
      role="img"
      aria-labelledby={title}
    >
      <title id={title}>{t('plot', { count: drinks.length })}</title>
      <rect
        x={size.inset}
        y={size.inset}
        width={size.width - 2 * size.inset}
        height={size.height - 2 * size.inset}
        className={styles.ground}
      />
      <line
        x1={size.width / 2}
        x2={size.width / 2}
        y1={size.inset}
        y2={size.height - size.inset}
        className={styles.axis}
      />
      <line
        x1={size.inset}
        x2={size.width - size.inset}
        y1={size.height / 2}
        y2={size.height / 2}
        className={styles.axis}
      />
      {menuClasses.map((one) => (
        <text
          key={one}
          x={corners[one].x}
          y={corners[one].y}
          textAnchor={corners[one].anchor}
          className={styles.corner}
        >
          {t(`classes.${one}`)}
        </text>
      ))}
      {apart(drinks.map((one) => ({ ...one, x: x(one.served / served), y: y(one.margin.amount) }))).map(
        (one) => (
          <g key={one.number} transform={`translate(${one.x} ${one.y})`}>
            <circle r="11" className={styles.dot}>
              <title>{one.drink}</title>
            </circle>
            <text textAnchor="middle" dy="4" className={styles.number}>
              {one.number}
            </text>
          </g>
        ),
      )}
      <text x={size.width - size.inset} y={size.height - 6} textAnchor="end">
        {t('popularity')}
      </text>
      <text transform={`translate(14 ${size.inset}) rotate(-90)`} textAnchor="end">
        {t('margin')}
      </text>
    </svg>
  );
}

/** From the threshold as far to either side as the farthest value lies. */
function axisOf(values: readonly number[], threshold: number, from: number, to: number) {
  const reach = Math.max(...values.map((value) => Math.abs(value - threshold))) || 1;
  const room = (to - from) / 2 - Math.sign(to - from) * 14;
  return (value: number) => (from + to) / 2 + ((value - threshold) / reach) * room;
}

/** Drinks that would cover each other stand side by side, so that each can be read. */
function apart<T extends { x: number; y: number }>(points: readonly T[]): T[] {
  const placed: T[] = [];
  for (const point of points) {
    let { x } = point;
    while (placed.some((one) => Math.hypot(one.x - x, one.y - point.y) < 16) && x < size.width - size.inset)
      x += 16;
    placed.push({ ...point, x });
  }
  return placed;
}
