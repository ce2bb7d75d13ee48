import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { barsQuery, useBarAct, useShownBar } from '../api/bars.ts';
import { t } from '../texts.ts';
import styles from './bars.module.css';

const HistoryDialog = lazily(() => import('./history-dialog.tsx'), 'HistoryDialog');
const CountDialog = lazily(() => import('../counts/count-dialog.tsx'), 'CountDialog');
const OrdersDialog = lazily(() => import('../orders/orders-dialog.tsx'), 'OrdersDialog');
const MenusDialog = lazily(() => import('../menus/menus-dialog.tsx'), 'MenusDialog');
const ShoppingDialog = lazily(() => import('../shopping/shopping-dialog.tsx'), 'ShoppingDialog');
const HomemadeDialog = lazily(() => import('./homemade-dialog.tsx'), 'HomemadeDialog');
const BarsDialog = lazily(() => import('./bars-dialog.tsx'), 'BarsDialog');

/** Which bar is meant, where there are several; it asks for nothing where there is one. Implements BEYOND-200. */
function BarChoice() {
  const { data } = useQuery(barsQuery());
  const act = useBarAct();
  const open = data?.items.filter(({ isArchived }) => !isArchived) ?? [];
  if (open.length < 2) return null;
  const pressed = act.isPending && act.variables.do === 'choose' ? act.variables.id : null;
  return (
    <SelectField
      label={t('bars.label')}
      options={open.map(({ id, name, role }) => ({
        value: id,
        label: role === 'owner' ? name : `${name} · ${t(`members.${role}`)}`,
      }))}
      value={pressed ?? open.find(({ isChosen }) => isChosen)?.id}
      onChange={(event) => act.mutate({ do: 'choose', id: event.target.value })}
    />
  );
}

interface BarSwitcherProps {
  /** The bar whose shopping list is open. */
  listOf: string | undefined;
  onList: (barId: string | undefined) => void;
}

/** The choice, the way to open, name and put away bars, and what happened on the one in sight and what it needs. */
export function BarSwitcher({ listOf, onList }: BarSwitcherProps) {
  const [managing, setManaging] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const [isListing, setListing] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const bar = useShownBar();
  const { data } = useQuery(barsQuery());
  const shopsFor = data?.items.find(({ id }) => id === listOf);
  return (
    <div className={styles.switcher}>
      <BarChoice />
      <Button small onClick={() => setManaging(true)}>
        {t('bars.manage')}
      </Button>
      {bar && (
        <Button small onClick={() => onList(bar.id)}>
          {t('bars.list')}
        </Button>
      )}
      {bar && (
        <Button small onClick={() => setMaking(true)}>
          {t('bars.homemade')}
        </Button>
      )}
      {bar && (
        <Button small onClick={() => setLooking(true)}>
          {t('bars.history')}
        </Button>
      )}
      {bar && (
        <Button small onClick={() => setCounting(true)}>
          {t('bars.count')}
        </Button>
      )}
      {bar && (
        <Button small onClick={() => setOrdering(true)}>
          {t('bars.orders')}
        </Button>
      )}
      {bar && bar.role !== 'guest' && (
        <Button small onClick={() => setListing(true)}>
          {t('bars.menus')}
        </Button>
      )}
      {bar && bar.role !== 'guest' && (
        <LinkButton small to="/inventory/queue">
          {t('bars.queue')}
        </LinkButton>
      )}
      {bar && (
        <LinkButton small to="/inventory/plan" search={{ bar: bar.id }}>
          {t('bars.plan')}
        </LinkButton>
      )}
      {bar?.role === 'guest' && <p className={styles.reading}>{t('bars.reading')}</p>}
      <Suspense>{managing && <BarsDialog onClose={() => setManaging(false)} />}</Suspense>
      <Suspense>{shopsFor && <ShoppingDialog bar={shopsFor} onClose={() => onList(undefined)} />}</Suspense>
      <Suspense>{isCounting && bar && <CountDialog bar={bar} onClose={() => setCounting(false)} />}</Suspense>
      <Suspense>
        {isOrdering && bar && <OrdersDialog bar={bar} onClose={() => setOrdering(false)} />}
      </Suspense>
      <Suspense>{isListing && bar && <MenusDialog bar={bar} onClose={() => setListing(false)} />}</Suspense>
      <Suspense>{isMaking && bar && <HomemadeDialog bar={bar} onClose={() => setMaking(false)} />}</Suspense>
      <Suspense>{isLooking && bar && <HistoryDialog bar={bar} onClose={() => setLooking(false)} />}</Suspense>
    </div>
  );
}
