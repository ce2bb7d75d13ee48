import type { BarSummary, OutputOf, parRoutes } from '@barspoon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useShopping } from '../../../lib/api/shopping.ts';
import { tOffline } from '../../../lib/offline/texts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { shareOrCopy } from '../../../lib/share.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { parsQuery } from './api.ts';
import { aboutText, lineText, mailOf, nameOf, type Order, ordersCsv, ordersOf, orderText } from './order.ts';
import styles from './orders.module.css';
import { t } from './texts.ts';

interface OrderListsProps {
  bar: BarSummary;
  pars: OutputOf<typeof parRoutes.list>;
  mayWrite: boolean;
  onPars: () => void;
}

/** What is lacking, by supplier, and the ways to send, keep, print and note it. */
export function OrderLists({ bar, pars, mayWrite, onPars }: OrderListsProps) {
  const orders = ordersOf(pars.items, pars.suppliers);
  if (orders.length === 0)
    return (
      <EmptyState
        level={3}
        drawing={<EmptyShelf />}
        title={t('nothing')}
        text={t('nothingText')}
        action={mayWrite && <Button onClick={onPars}>{t('setPars')}</Button>}
      />
    );
  return (
    <>
      {orders.map((order) => (
        <OneOrder key={order.supplier?.id ?? ''} bar={bar} order={order} mayWrite={mayWrite} />
      ))}
      <div className={styles.acts}>
        <Button onClick={() => saveFile('orders.csv', ordersCsv(orders), 'text/csv')}>{t('csv')}</Button>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
      {/* Beside the app: a dialog prints no more than fits into it. */}
      {createPortal(<Printed bar={bar} orders={orders} />, document.body)}
    </>
  );
}

function OneOrder({ bar, order, mayWrite }: { bar: BarSummary; order: Order; mayWrite: boolean }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useShopping(bar.id);
  const name = nameOf(order);
  const { supplier, lines } = order;
  const open = lines.filter(({ isOnList }) => !isOnList);
  const about = aboutText(order);
  const share = async () => {
    try {
      const how = await shareOrCopy({ title: t('subject', { bar: bar.name }), text: orderText(order) });
      if (how === 'copied') toasts.success(t('copied'));
    } catch {
      toasts.error(t('copyFailed'));
    }
  };
  const note = () =>
    mutate(
      {
        kind: 'ordered',
        lines: open.map(({ itemId, order: bottles, size, unit }) => ({
          itemId,
          amount: size === null ? null : size * bottles,
          unit,
        })),
      },
      {
        onSuccess: (added) => {
          if (added) toasts.success(t('isOrdered', { count: open.length }));
          else toasts.info(tOffline('noted'));
          return queryClient.invalidateQueries({ queryKey: parsQuery(bar.id).queryKey });
        },
      },
    );
  return (
    <section className={styles.order}>
      <h3>{name}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.itemId}>
            <span>{lineText(line)}</span>
            <span className={styles.facts}>
              {[t('stock', { have: line.have, par: line.par }), line.isOnList && t('onList')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {about && <p className={styles.facts}>{about}</p>}
      <div className={styles.acts}>
        {supplier?.email && (
          <a
            className={styles.mail}
            href={mailOf(order, supplier.email, bar.name)}
            aria-label={t('mailNamed', { name })}
          >
            {t('mail')}
          </a>
        )}
        <Button small aria-label={t('shareNamed', { name })} onClick={share}>
          {t('share')}
        </Button>
        {mayWrite && open.length > 0 && (
          <Button small busy={isPending} aria-label={t('orderedNamed', { name })} onClick={note}>
            {t('ordered')}
          </Button>
        )}
      </div>
    </section>
  );
}

const Printed = ({ bar, orders }: { bar: BarSummary; orders: readonly Order[] }) => (
  <article className={styles.printed}>
    {orders.map((order) => (
      <section key={order.supplier?.id ?? ''}>
        <h1>{t('subject', { bar: bar.name })}</h1>
        <h2>{[nameOf(order), order.supplier?.email].filter(Boolean).join(' · ')}</h2>
        <ul>
          {order.lines.map((line) => (
            <li key={line.itemId}>{lineText(line)}</li>
          ))}
        </ul>
      </section>
    ))}
  </article>
);
