import type { Evening } from '@barspoon/contracts';
import { useId } from 'react';
import { clockText } from '../../../lib/clock-text.ts';
import { momentText } from '../../../lib/dates.ts';
import { pricesText } from '../../../lib/prices.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import styles from './evening.module.css';
import { t } from './texts.ts';

const counted = ['ordered', 'served', 'refused', 'cancelled'] as const;
const minuteS = 60;
const dayMs = 24 * 60 * 60_000;

/** "7 min", "40 s" */
const waitText = (seconds: number): string =>
  seconds < minuteS * 2
    ? t('seconds', { seconds })
    : t('minutes', { minutes: Math.round(seconds / minuteS) });

/** What was ordered and when, what it cost and brought, how long guests waited, and what ran out. Implements BEYOND-253. */
export function EveningFigures({ evening }: { evening: Evening }) {
  const { brought, cost, tips, wait, open, isCostPartial, unpriced } = evening;
  const costs = pricesText(cost);
  const figures: [string, string][] = [
    ...counted.map((what): [string, string] => [t(what), String(evening[what])]),
    ...(open > 0 ? [[t('open'), String(open)] as [string, string]] : []),
    [t('brought'), pricesText(brought) || t('none')],
    [t('cost'), costs === '' ? t('unknown') : isCostPartial ? t('atLeast', { price: costs }) : costs],
    [t('tips'), pricesText(tips) || t('none')],
    ...(wait
      ? [
          [t('wait'), waitText(wait.median)] as [string, string],
          [t('p90'), waitText(wait.p90)] as [string, string],
        ]
      : []),
  ];
  return (
    <>
      <PagePart title={t('figures')}>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {unpriced > 0 && <p className={styles.muted}>{t('unpriced', { count: unpriced })}</p>}
        {isCostPartial && costs !== '' && <p className={styles.muted}>{t('costPartial')}</p>}
      </PagePart>
      <Quarters quarters={evening.quarters} />
      <RanOut evening={evening} />
    </>
  );
}

const plot = { width: 640, height: 160, foot: 22, head: 8 } as const;
const quarterMs = 15 * 60_000;

/** Of a few days the clock is enough to tell quarters apart; of more it takes the day. */
const timeTextOf = (quarters: Evening['quarters']) => {
  const [first, last] = [quarters[0]?.at ?? '', quarters.at(-1)?.at ?? ''];
  return Date.parse(last) - Date.parse(first) < dayMs ? clockText : (at: string) => momentText(new Date(at));
};

function Quarters({ quarters }: Pick<Evening, 'quarters'>) {
  const title = useId();
  const timeText = timeTextOf(quarters);
  const fullest = quarters.toSorted((one, other) => other.ordered - one.ordered)[0];
  const [first, last] = [Date.parse(quarters[0]?.at ?? ''), Date.parse(quarters.at(-1)?.at ?? '')];
  if (!fullest) return null;
  const step = plot.width / ((last - first) / quarterMs + 1);
  const tall = plot.height - plot.foot - plot.head;
  return (
    <PagePart title={t('quarters')}>
      <svg
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        className={styles.plot}
        role="img"
        aria-labelledby={title}
      >
        <title id={title}>{t('quartersPlot', { count: fullest.ordered, time: timeText(fullest.at) })}</title>
        {quarters.map(({ at, ordered }) => {
          const height = (tall * ordered) / fullest.ordered;
          return (
            <rect
              key={at}
              className={styles.bar}
              x={((Date.parse(at) - first) / quarterMs) * step}
              y={plot.head + tall - height}
              width={Math.max(1, Math.min(step * 0.8, 48))}
              height={height}
            />
          );
        })}
        <line x1="0" x2={plot.width} y1={plot.head + tall} y2={plot.head + tall} className={styles.axis} />
        <text x="0" y={plot.height - 4}>
          {timeText(quarters[0]?.at ?? '')}
        </text>
        {last > first && (
          <text x={plot.width} y={plot.height - 4} textAnchor="end">
            {timeText(quarters.at(-1)?.at ?? '')}
          </text>
        )}
      </svg>
      <details>
        <summary className={styles.fold}>{t('asTable')}</summary>
        <div className={styles.wide}>
          <table className={styles.table} aria-label={t('quarters')}>
            <thead>
              <tr>
                <th scope="col">{t('when')}</th>
                {counted.map((what) => (
                  <th key={what} scope="col">
                    {t(what)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {quarters.map(({ at, ...counts }) => (
                <tr key={at}>
                  <th scope="row">{timeText(at)}</th>
                  {counted.map((what) => (
                    <td key={what}>{counts[what]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </PagePart>
  );
}

function RanOut({ evening: { ranOut, refusals, quarters } }: { evening: Evening }) {
  const timeText = timeTextOf(quarters);
  const told = [
    ...ranOut.map(({ drink, at }) => ({ at, text: t('ranOutAt', { drink }) })),
    ...refusals.map(({ drink, reason, at }) => ({
      at,
      text: reason ? t('refusedAt', { drink, reason }) : t('refusedBare', { drink }),
    })),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
  return (
    <PagePart title={t('ranOut')}>
      {told.length === 0 ? (
        <p>{t('nothingRanOut')}</p>
      ) : (
        <ol className={styles.told}>
          {told.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <time dateTime={at}>{timeText(at)}</time> {text}
            </li>
          ))}
        </ol>
      )}
    </PagePart>
  );
}
