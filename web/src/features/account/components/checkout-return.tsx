import { profileRoutes } from '@barspoon/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { keyOf } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { subscriptionQuery } from '../api/membership.ts';
import type { CheckoutOutcome } from '../checkout-outcome.ts';
import { t } from '../texts.ts';
import styles from './subscription-page.module.css';

const askEveryMs = 2000;
/** After this time the reader sees that it takes longer than usual; polling continues. */
const timeoutMs = 45_000;

interface CheckoutReturnProps {
  outcome: CheckoutOutcome;
  from: string | undefined;
  /** Shown when nothing was paid. */
  children: ReactNode;
}

/**
 * After the checkout: shows that it waits for the webhook of the payment provider; the address alone is not trusted. Implements BEYOND-22, BEYOND-23.
 */
export function CheckoutReturn({ outcome, from, children }: CheckoutReturnProps) {
  const isMember = useSession().status === 'member';
  const { data, isFetching, refetch } = useQuery({
    ...subscriptionQuery(),
    enabled: isMember && outcome === 'success',
    refetchInterval: ({ state }) => (isSettled(state.data?.state) ? false : askEveryMs),
  });
  const isPaid = data?.subscribed ?? false;
  useProfileAgain(isPaid);
  const isSlow = useElapsed(timeoutMs);
  if (!isMember) return children;
  if (outcome === 'cancelled' || data?.state === 'failed')
    return (
      <>
        <p className={styles.notice} role="status">
          {t(outcome === 'cancelled' ? 'return.cancelled' : 'return.failed')}
        </p>
        {children}
      </>
    );
  if (isPaid) return <Paid from={from} />;
  return (
    <div className={styles.notice} role="status">
      <p className={styles.waiting}>{t('return.waiting')}</p>
      {isSlow && <p>{t('return.slow')}</p>}
      {isSlow && (
        <Button onClick={() => refetch()} busy={isFetching} small>
          {t('membership.refresh')}
        </Button>
      )}
    </div>
  );
}

function Paid({ from }: { from: string | undefined }) {
  const navigate = useNavigate();
  return (
    <div className={styles.notice} role="status">
      <h2>{t('return.paid')}</h2>
      <p>{t('return.paidText')}</p>
      <Button look="primary" onClick={() => navigate({ href: from ?? '/' })}>
        {from ? t('return.back') : t('return.home')}
      </Button>
    </div>
  );
}

const isSettled = (state: string | undefined): boolean =>
  state === 'active' || state === 'ending' || state === 'failed';

/** The gate uses the profile, which must not lag behind this page. */
function useProfileAgain(isPaid: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ queryKey: keyOf(profileRoutes.me) });
  }, [isPaid, queryClient]);
}

function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return elapsed;
}
