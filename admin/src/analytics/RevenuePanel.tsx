import { dayMs, funnelRoutes, type RevenueDay } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { OneOf } from '../ui/OneOf.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import type { DayOf } from './growth-words.ts';

type Figure = 'paid' | 'refunded' | 'payments' | 'refunds';

/** How many digits a currency has behind its point, as its smallest unit says. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Every day of the period, because days without payments are not returned; in whole units of one currency. */
export function revenueOf(items: readonly RevenueDay[], currency: string, until: Date): DayOf<Figure>[] {
  const own = new Map(items.filter((item) => item.currency === currency).map((item) => [item.day, item]));
  const unit = 10 ** digitsOf(currency);
  const days: DayOf<Figure>[] = [];
  const first = [...own.keys()][0];
  if (!first) return days;
  for (let at = Date.parse(first); at <= until.getTime(); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    const { paid = 0, refunded = 0, payments = 0, refunds = 0 } = own.get(day) ?? {};
    days.push({ day, paid: paid / unit, refunded: refunded / unit, payments, refunds });
  }
  return days;
}

/** What members pay, one currency at a time. Implements ADM-ANALYTICS-01, BEYOND-96. */
export function RevenuePanel() {
  const { data } = useQuery({
    queryKey: ['currencies'],
    queryFn: () => call(funnelRoutes.revenue, { query: { days: 365 } }),
    retry: false,
  });
  const currencies = [...new Set(data?.items.map((item) => item.currency))].sort();
  const [chosen, setChosen] = useState<string>();
  const currency = chosen ?? currencies[0] ?? 'usd';
  const word = currency.toUpperCase();
  return (
    <DaysPanel
      key={currency}
      title="Revenue"
      about="As the payment provider tells it: what came in and went back on each day, before its fees."
      choice={
        currencies.length > 1 && (
          <OneOf
            name="Currency"
            choices={currencies.map((one) => [one, one.toUpperCase()])}
            value={currency}
            onChange={setChosen}
          />
        )
      }
      names={{
        paid: `Paid (${word})`,
        refunded: `Refunded (${word})`,
        payments: 'Payments',
        refunds: 'Refunds',
      }}
      sums={['paid', 'refunded', 'payments', 'refunds']}
      none="No payments in this time."
      tableName="Revenue by day"
      file={{ label: 'Save revenue as CSV', name: `revenue-${currency}` }}
      load={async (days) => {
        const { items } = await call(funnelRoutes.revenue, { query: { days } });
        return { items: revenueOf(items, currency, new Date()) };
      }}
    />
  );
}
