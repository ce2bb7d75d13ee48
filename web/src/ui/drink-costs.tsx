import { costRoutes, type DrinkCost, type Price } from '@barspoon/contracts';
import { menuPriceOf, pourCostOf, sumOf } from '@barspoon/mixology';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../lib/api/queries.ts';
import { textsOf } from '../lib/i18n.ts';
import { priceText, priceTyped } from '../lib/prices.ts';
import english from '../locales/en/costs.json';
import styles from './drink-costs.module.css';
import { TextField } from './field.tsx';
import { Bone } from './skeleton.tsx';
import { Trouble } from './trouble.tsx';

const t = textsOf(english);
/** How many recipes the server reports on per request. */
const atOnce = 48;
const reasons = ['unpriced', 'lacking', 'unmeasured'] as const;

const isPartial = (cost: DrinkCost): boolean => reasons.some((reason) => cost[reason].length > 0);

const totalText = (totals: readonly Price[], partial: boolean): string =>
  t(partial ? 'least' : 'whole', { price: totals.map(priceText).join(' + ') });

interface DrinkCostsProps {
  recipeIds: readonly string[];
  servings?: number;
}

/** What drinks cost on the reader's bar, and what they would be sold for. Implements BEYOND-210, BEYOND-211. */
export function DrinkCosts({ recipeIds, servings = 1 }: DrinkCostsProps) {
  const [percent, setPercent] = useState('20');
  const pages = Array.from({ length: Math.ceil(recipeIds.length / atOnce) }, (_, page) =>
    recipeIds.slice(page * atOnce, (page + 1) * atOnce),
  );
  const answers = useQueries({
    queries: pages.map((ids) => routeQuery(costRoutes.list, { query: { recipeIds: ids, servings } })),
  });
  const failed = answers.find(({ isError }) => isError);
  if (failed) return <Trouble level={3} title={t('loadFailed')} onRetry={failed.refetch} />;
  if (answers.some(({ isPending }) => isPending)) return <Bone width="100%" height="120px" />;
  const costs = answers.flatMap(({ data }) => data?.items ?? []);
  const isMenu = costs.length > 1;
  const sum = sumOf(costs.flatMap(({ totals }) => totals));
  return (
    <div className={styles.costs}>
      <ul className={styles.drinks}>
        {costs.map((cost) => (
          <li key={cost.recipeId} className={styles.drink}>
            {isMenu && <h4>{cost.name}</h4>}
            <Known cost={cost} servings={servings} />
            <Calculator cost={cost} servings={servings} percent={Number(percent)} isMenu={isMenu} />
          </li>
        ))}
      </ul>
      {isMenu && sum.length > 0 && (
        <p>
          {t('sum')}: <strong>{totalText(sum, costs.some(isPartial))}</strong>
          {sum.length > 1 && ` ${t('several')}`}
        </p>
      )}
      {sum.length > 0 && (
        <TextField
          label={t('percent')}
          hint={t('percentHint')}
          type="number"
          inputMode="decimal"
          min={1}
          max={100}
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
      )}
    </div>
  );
}

function Known({ cost, servings }: { cost: DrinkCost; servings: number }) {
  const { totals } = cost;
  const [total] = totals;
  return (
    <>
      {total ? (
        <p>
          <strong>{totalText(totals, isPartial(cost))}</strong>
          {totals.length > 1 && ` ${t('several')}`}
          {totals.length === 1 &&
            servings > 1 &&
            ` (${t('each', { price: priceText({ ...total, amount: total.amount / servings }) })})`}
        </p>
      ) : (
        <p>{t('nothing')}</p>
      )}
      {reasons.map(
        (reason) =>
          cost[reason].length > 0 && (
            <p key={reason} className={styles.missing}>
              {t(reason, { names: cost[reason].join(', ') })}
            </p>
          ),
      )}
    </>
  );
}

interface CalculatorProps {
  cost: DrinkCost;
  servings: number;
  percent: number;
  isMenu: boolean;
}

function Calculator({ cost, servings, percent, isMenu }: CalculatorProps) {
  const [typed, setTyped] = useState('');
  const [total] = cost.totals;
  if (!total || cost.totals.length > 1 || total.amount === 0) return null;
  const { currency } = total;
  const amount = total.amount / servings;
  const letters = currency.toUpperCase();
  const suggested = percent > 0 && percent <= 100 ? menuPriceOf(amount, percent) : null;
  const price = priceTyped(typed, currency);
  const partial = isPartial(cost);
  return (
    <>
      {suggested !== null && (
        <p>
          {t(partial ? 'sellLeast' : 'sell', {
            price: priceText({ amount: suggested, currency }),
            left: priceText({ amount: suggested - amount, currency }),
          })}
        </p>
      )}
      <TextField
        label={
          isMenu ? t('priceOf', { name: cost.name, currency: letters }) : t('price', { currency: letters })
        }
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p aria-live="polite">
        {price > 0 && t(partial ? 'shareLeast' : 'share', { percent: pourCostOf(amount, price) })}
      </p>
    </>
  );
}
