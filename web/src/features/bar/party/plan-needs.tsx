import type { BarSummary, PartyNeed, PartyPlan } from '@barspoon/contracts';
import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useShopping } from '../../../lib/api/shopping.ts';
import { tOffline } from '../../../lib/offline/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { type ListUnit, useListUnit } from '../../../ui/shopping-texts.ts';
import styles from './party-plan.module.css';
import { mlText, planAmount, t, thingText } from './texts.ts';

/** What the drinks take, what of it is to be bought, and what that leaves over. */
export function PlanNeeds({ bar, plan }: { bar: BarSummary; plan: PartyPlan }) {
  const unit = useListUnit();
  const toBuy = plan.needs.filter(({ isLacking }) => isLacking);
  const there = plan.needs.filter(({ isLacking }) => !isLacking);
  return (
    <PagePart title={t('needs.title')}>
      <h3 className={styles.small}>{t('needs.buy')}</h3>
      {toBuy.length === 0 ? (
        <p>{t('needs.nothing', { bar: bar.name })}</p>
      ) : (
        <ul className={styles.needs} aria-label={t('needs.buy')}>
          {toBuy.map((need) => (
            <li key={need.name}>
              <span className={styles.amount}>{planAmount(need.lacking, unit)}</span>
              <div>
                <span>{need.name}</span>
                <p className={styles.muted}>{howToGet(need, unit)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {toBuy.length > 0 && bar.role !== 'guest' && <AddToList bar={bar} plan={plan} />}
      {there.length > 0 && (
        <>
          <h3 className={styles.small}>{t('needs.have')}</h3>
          <ul className={styles.needs} aria-label={t('needs.have')}>
            {there.map((need) => (
              <li key={need.name}>
                <span className={styles.amount}>{planAmount(need.amounts, unit)}</span>
                <span>{need.name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PagePart>
  );
}

/** "2 bottles of 700 ml, 150 ml left over. Needed in all: 1.2 l." */
function howToGet(need: PartyNeed, unit: ListUnit): string {
  const { bottles, homemade } = need;
  const made =
    homemade &&
    t(bottles ? 'needs.orMake' : 'needs.make', {
      parts: homemade.parts
        .map((part) => thingText({ ...part, name: part.name.toLowerCase() }, unit))
        .join(', '),
    });
  const bought =
    bottles &&
    t('needs.bottles', {
      count: bottles.count,
      size: mlText(bottles.size, unit),
      left: mlText(bottles.leftMl, unit),
    });
  const all = planAmount(need.amounts, unit);
  const isPartly = all !== '' && all !== planAmount(need.lacking, unit);
  return [bought, made, isPartly && t('needs.all', { amount: all })].filter(Boolean).join(' ');
}

function AddToList({ bar, plan }: { bar: BarSummary; plan: PartyPlan }) {
  const { mutate, isPending, data: added } = useShopping(bar.id);
  const drinks = plan.drinks
    .filter(({ servings }) => servings > 0)
    .map(({ recipeId, servings }) => ({ recipeId, servings }));
  return (
    <div className={`${styles.acts} no-print`}>
      <Button look="primary" busy={isPending} onClick={() => mutate({ kind: 'planned', drinks })}>
        <IconShoppingCart size={20} aria-hidden="true" />
        {t('needs.add')}
      </Button>
      <p role="status">
        {added === null && tOffline('noted')}
        {added && (
          <>
            {t('needs.added', { count: added.length })}{' '}
            <Link to="/inventory" search={{ list: bar.id }}>
              {t('needs.open')}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
