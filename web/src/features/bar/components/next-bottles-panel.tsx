import type { matchRoutes, OutputOf } from '@barspoon/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsGuest } from '../api/bars.ts';
import { nextBottlesQuery } from '../api/matches.ts';
import { usePutOnBar } from '../api/put-on-bar.ts';
import { tPurchase } from '../purchase-texts.ts';
import { t } from '../texts.ts';
import styles from './panels.module.css';
import { useAllBars } from './use-all-bars.ts';

const PurchaseDialog = lazily(() => import('./purchase-dialog.tsx'), 'PurchaseDialog');

type NextBottle = OutputOf<typeof matchRoutes.nextBottles>['items'][number];

/** Drinks named for each bottle. */
const NAMED = 3;

/**
 * The single purchases that would make the most new drinks, each put on the bar in one press; for an empty bar a set to
 * begin with, counted together.
 */
export function NextBottlesPanel() {
  const { allBars } = useAllBars();
  const { data } = useQuery(nextBottlesQuery(allBars));
  const [isPlanning, setPlanning] = useState(false);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h2>{t(data.startingSet ? 'next.begin' : 'next.heading')}</h2>
      {data.startingSet && <p>{t('next.setMakes', { count: data.startingSet.makes })}</p>}
      <ul className={styles.list}>
        {data.items.map((bottle) => (
          <Bottle key={bottle.name} bottle={bottle} inSet={data.startingSet !== null} />
        ))}
      </ul>
      <div>
        <Button onClick={() => setPlanning(true)}>{tPurchase('open')}</Button>
      </div>
      {isPlanning && (
        <Suspense>
          <PurchaseDialog onClose={() => setPlanning(false)} />
        </Suspense>
      )}
    </section>
  );
}

function Bottle({ bottle: { name, makes, recipes, itemId }, inSet }: { bottle: NextBottle; inSet: boolean }) {
  const put = usePutOnBar();
  const isGuest = useIsGuest();
  const named = recipes.slice(0, NAMED);
  const more = makes - named.length;
  return (
    <li className={styles.bottle}>
      <div>
        <p className={styles.bottleName}>{name}</p>
        <p className={styles.makes}>{t(inSet ? 'next.partOf' : 'next.makes', { count: makes })}</p>
      </div>
      {itemId && !isGuest && (
        <Button
          small
          aria-label={t('next.addNamed', { name })}
          busy={put.isPending}
          onClick={() => put.mutate({ id: itemId, name })}
        >
          <IconPlus size={17} aria-hidden="true" />
          {t('next.add')}
        </Button>
      )}
      <p className={styles.drinks}>
        {named.map((recipe, index) => (
          <Fragment key={recipe.recipeId}>
            {index > 0 && ', '}
            <Link to="/recipes/$id" params={{ id: recipe.slug }}>
              {recipe.name}
            </Link>
          </Fragment>
        ))}
        {more > 0 && t('next.more', { count: more })}
      </p>
    </li>
  );
}
