import type { Ticket } from '@barspoon/contracts';
import { createContext, type ReactNode, useContext } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import styles from './queue.module.css';
import { t } from './texts.ts';
import { clockText, lateAmong, minutesIn, timersOf } from './timers.ts';

const Now = createContext(0);

interface QueueClockProps {
  /** What the server's clock showed. */
  told: string | undefined;
  /** What this device's clock showed when it was told that. */
  at: number;
  children: ReactNode;
}

/** The server's time for the orders in it, each second. */
export function QueueClock({ told, at, children }: QueueClockProps) {
  const now = useNow(1000);
  return <Now value={now + (told === undefined ? 0 : Date.parse(told) - at)}>{children}</Now>;
}

/** How long an order has been where it is; screen readers read minutes. Implements BEYOND-258. */
export function Timers({ ticket }: { ticket: Ticket }) {
  const timers = timersOf(ticket, useContext(Now));
  return (
    <p className={styles.timers}>
      {timers.map(({ of, ms, isLate }) => (
        <span key={of} className={isLate ? styles.late : undefined}>
          <span aria-hidden="true">{t(`timer.${of}`, { time: clockText(ms) })}</span>
          <span className="hidden-text">
            {t(`timer.${of}`, { time: t('minutes', { count: minutesIn(ms) }) })}
          </span>
          {isLate && ` · ${t('late')}`}
        </span>
      ))}
    </p>
  );
}

/** Heard when the number changes. */
export function LateLine({ tickets }: { tickets: readonly Ticket[] }) {
  const count = lateAmong(tickets, useContext(Now));
  return (
    <p role="status" className={styles.lateLine}>
      {count > 0 && t('lateOrders', { count })}
    </p>
  );
}
