import type { PartyPlan } from '@barspoon/contracts';
import { pricesText } from '../../../lib/prices.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import styles from './party-plan.module.css';
import { t } from './texts.ts';

/** What the drinks cost, as far as prices are known, and what is left out. */
export function PlanCost({ plan: { cost } }: { plan: PartyPlan }) {
  const { totals, unpriced, lacking, unmeasured } = cost;
  const isPartial = [unpriced, lacking, unmeasured].some((names) => names.length > 0);
  const price = pricesText(totals);
  const left = (['unpriced', 'lacking', 'unmeasured'] as const).filter((why) => cost[why].length > 0);
  return (
    <PagePart title={t('cost.title')}>
      <p className={styles.total}>
        {price === '' ? t('cost.unknown') : isPartial ? t('cost.atLeast', { price }) : price}
      </p>
      {left.map((why) => (
        <p key={why} className={styles.muted}>
          {t(`cost.${why}`, { names: cost[why].join(', ') })}
        </p>
      ))}
    </PagePart>
  );
}
