import type { BarCount, Variance, VarianceItem } from '@barspoon/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { momentText } from '../../../lib/dates.ts';
import { pricesText } from '../../../lib/prices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { amountText } from '../../../ui/ledger-texts.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { countsQuery, varianceQuery } from './api.ts';
import styles from './counts.module.css';
import { t, varianceText } from './texts.ts';
import { varianceCsv } from './variance-csv.ts';

/** What went between two counts, what explains it, and what nothing explains. Implements BEYOND-235. */
export function VarianceView({ barId, onBack }: { barId: string; onBack: () => void }) {
  const [between, setBetween] = useState<{ from?: string; to?: string }>({});
  const { data, error, refetch } = useQuery(varianceQuery(barId, between));
  const counts = useInfiniteQuery(countsQuery(barId)).data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={styles.start}>
      <div className={styles.acts}>
        <Button small onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <h3>{t('variance')}</h3>
      {data && counts.length > 1 && (
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((end) => (
            <SelectField
              key={end}
              label={t(end)}
              options={counts.map(optionOf)}
              value={data[end].id}
              onChange={(event) =>
                setBetween({ from: data.from.id, to: data.to.id, [end]: event.target.value })
              }
            />
          ))}
        </div>
      )}
      {data ? (
        <Compared variance={data} />
      ) : error ? (
        <Trouble level={3} title={t('varianceFailed')} text={error.message} onRetry={refetch} />
      ) : (
        <Bone width="100%" height="240px" />
      )}
    </div>
  );
}

const optionOf = ({ id, at }: BarCount) => ({ value: id, label: momentText(new Date(at)) });

function Compared({ variance }: { variance: Variance }) {
  const { items, uncounted, from, to } = variance;
  const save = () =>
    saveFile(`variance-${from.at.slice(0, 10)}-${to.at.slice(0, 10)}.csv`, varianceCsv(variance), 'text/csv');
  return (
    <>
      <p className={styles.total}>{totalText(variance)}</p>
      {items.length > 0 && (
        <>
          <Legend />
          <ol className={styles.items}>
            {items
              .filter(({ used, unexplained }) => used !== 0 || unexplained !== 0)
              .map((item) => (
                <li key={keyOf(item)}>
                  <h4>{item.name}</h4>
                  <Plot explained={item.used - item.unexplained} unexplained={item.unexplained} />
                  <p>{varianceText(item)}</p>
                </li>
              ))}
          </ol>
          <details>
            <summary className={styles.fold}>{t('figures')}</summary>
            <Figures items={items} />
          </details>
          <div>
            <Button onClick={save}>{t('csv')}</Button>
          </div>
        </>
      )}
      {items.length === 0 && <p>{t('nothing')}</p>}
      {uncounted.length > 0 && (
        <p className={styles.hint}>{t('notCompared', { names: uncounted.join(', ') })}</p>
      )}
    </>
  );
}

const keyOf = ({ itemId, unit }: VarianceItem) => `${itemId} ${unit}`;
const columns = ['used', 'made', 'spilled', 'given', 'unexplained'] as const;

const Figures = ({ items }: Pick<Variance, 'items'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
  <section className={styles.wide} tabIndex={0} aria-label={t('table')}>
    <table className={styles.table} aria-label={t('table')}>
      <thead>
        <tr>
          {(['item', ...columns, 'cost'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      {items.map((item) => (
        <Item key={keyOf(item)} item={item} />
      ))}
    </table>
  </section>
);

function totalText({ items, cost, isPartial }: Variance): string {
  if (items.every(({ unexplained }) => unexplained === 0)) return t('allExplained');
  if (cost.length === 0) return t('missingUnpriced');
  return t(isPartial ? 'missingLeast' : 'missing', { cost: pricesText(cost) });
}

const Legend = () => (
  <p className={styles.legend}>
    <span data-what="explained">{t('legendExplained')}</span>
    <span data-what="unexplained">{t('legendUnexplained')}</span>
  </p>
);

function Item({ item }: { item: VarianceItem }) {
  const { name, unit, cost, bottles } = item;
  return (
    <tbody>
      <tr>
        <th scope="row" className={styles.name}>
          {name}
        </th>
        {columns.map((what) => (
          <td key={what}>{amountText(item[what], unit)}</td>
        ))}
        <td>{pricesText(cost)}</td>
      </tr>
      {bottles.length > 1 &&
        bottles.map((bottle) => (
          <tr key={bottle.bottleId} className={styles.ofBottle}>
            <th scope="row">
              {t(bottle.isGone ? 'bottleGone' : bottle.isBought ? 'bottleBought' : 'bottle', {
                size: amountText(bottle.size, unit),
              })}
            </th>
            {columns.map((what) => (
              <td key={what}>{amountText(bottle[what], unit)}</td>
            ))}
            <td />
          </tr>
        ))}
    </tbody>
  );
}

/** How much of what went is explained; the figures beside it say the same. */
function Plot({ explained, unexplained }: { explained: number; unexplained: number }) {
  const all = Math.max(explained, 0) + Math.abs(unexplained);
  if (all === 0) return null;
  const share = (part: number) => ({ width: `${(Math.abs(part) / all) * 100}%` }) as CSSProperties;
  return (
    <span className={styles.plot} aria-hidden="true">
      <span data-what="explained" style={share(Math.max(explained, 0))} />
      <span data-what="unexplained" style={share(unexplained)} />
    </span>
  );
}
