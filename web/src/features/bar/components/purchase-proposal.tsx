import type { OutputOf, Purchase, purchaseRoutes } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useShopping } from '../../../lib/api/shopping.ts';
import { priceText } from '../../../lib/prices.ts';
import { Button } from '../../../ui/button.tsx';
import { tShopping } from '../../../ui/shopping-texts.ts';
import { useIsGuest } from '../api/bars.ts';
import type { PurchaseWish } from '../api/purchases.ts';
import { usePutOnBar } from '../api/put-on-bar.ts';
import { tPurchase } from '../purchase-texts.ts';
import styles from './purchases.module.css';

interface PurchaseProposalProps {
  proposal: OutputOf<typeof purchaseRoutes.best>;
  budget: PurchaseWish['budget'];
  onNot: (name: string) => void;
}

/** The bottles, why each is one of them, and what they come to. */
export function PurchaseProposal({ proposal, budget, onNot }: PurchaseProposalProps) {
  const { items, makes, liked, cost, knowsTaste } = proposal;
  const sums = [
    tPurchase('makes', { count: makes }),
    liked > 0 && tPurchase('liked', { count: liked }),
    cost && tPurchase('cost', { cost: priceText(cost) }),
  ];
  if (items.length === 0)
    return (
      <p>
        <strong>{tPurchase('none')}</strong> {tPurchase('noneHint')}
      </p>
    );
  return (
    <>
      <p className={styles.sum}>{sums.filter(Boolean).join(' · ')}</p>
      {!knowsTaste && <p className={styles.lead}>{tPurchase('noTaste')}</p>}
      <ul className={styles.items}>
        {items.map((purchase) => (
          <Proposed key={purchase.name} purchase={purchase} budget={budget} onNot={onNot} />
        ))}
      </ul>
    </>
  );
}

interface ProposedProps extends Pick<PurchaseProposalProps, 'budget' | 'onNot'> {
  purchase: Purchase;
}

function Proposed({ purchase: { name, makes, recipes, itemId, price }, budget, onNot }: ProposedProps) {
  const put = usePutOnBar();
  const shopping = useShopping();
  const isGuest = useIsGuest();
  const more = makes - recipes.length;
  return (
    <li className={styles.item}>
      <h3 className={styles.name}>{name}</h3>
      {budget && (
        <p className={styles.lead}>
          {price
            ? tPurchase('paid', { price: priceText(price) })
            : tPurchase('typicalPrice', {
                price: priceText({ amount: budget.typical, currency: budget.currency }),
              })}
        </p>
      )}
      <p className={styles.lead}>
        {tPurchase('needs', { count: makes })}{' '}
        {recipes.map((recipe, at) => (
          <Fragment key={recipe.recipeId}>
            {at > 0 && ', '}
            <Link to="/recipes/$id" params={{ id: recipe.slug }}>
              {recipe.name}
            </Link>
          </Fragment>
        ))}
        {more > 0 && tPurchase('more', { count: more })}
      </p>
      <div className={styles.acts}>
        {itemId && !isGuest && (
          <Button
            small
            aria-label={tPurchase('haveNamed', { name })}
            busy={put.isPending}
            onClick={() => put.mutate({ id: itemId, name })}
          >
            {tPurchase('have')}
          </Button>
        )}
        {itemId && !isGuest && (
          <Button
            small
            aria-label={tShopping('itemNamed', { name })}
            busy={shopping.isPending}
            onClick={() => shopping.mutate({ kind: 'item', itemId })}
          >
            {tShopping('item')}
          </Button>
        )}
        <Button small aria-label={tPurchase('notNamed', { name })} onClick={() => onNot(name)}>
          {tPurchase('not')}
        </Button>
      </div>
    </li>
  );
}
