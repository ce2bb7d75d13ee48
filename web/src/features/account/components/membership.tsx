import type { Profile, Subscription } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, distanceText } from '../../../lib/dates.ts';
import { openInNewTab } from '../../../lib/new-tab.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { openCustomerPortal, subscriptionQuery } from '../api/membership.ts';
import { t } from '../texts.ts';
import { sentenceOr, useCheckout } from '../use-checkout.ts';
import styles from './profile-page.module.css';

/**
 * The membership according to the server: tier, end date, "Refresh" and links to the provider's checkout and portal. Implements SUB-07, SUB-10 to SUB-13, BEYOND-24.
 */
export function Membership({ access: { reason, trialEndsAt } }: Pick<Profile, 'access'>) {
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery());
  const isByRole = reason === 'admin' || reason === 'staff';
  const isSubscribed = data?.subscribed ?? reason === 'subscribed';
  return (
    <section className={styles.membership} aria-busy={isFetching}>
      <h2>{t('membership.heading')}</h2>
      <p className={styles.standing}>
        {isSubscribed
          ? (data?.subscriptionTier ?? t('membership.tier'))
          : t(`membership.${reasonBeside(reason)}`)}
      </p>
      {data && data.state !== 'none' && <p>{textOf(data)}</p>}
      {!isSubscribed && reason === 'trial' && trialEndsAt && (
        <p>
          {t('membership.trialText', {
            distance: distanceText(trialEndsAt, Date.now()),
            day: dayText(trialEndsAt),
          })}
        </p>
      )}
      {!isSubscribed && isByRole && <p>{t('membership.adminText')}</p>}
      {!isSubscribed && reason === 'none' && data?.state !== 'ended' && <p>{t('membership.noneText')}</p>}
      {error && (
        <p className={styles.red} role="alert">
          {sentenceOr(error, t('membership.failed'))}
        </p>
      )}
      <div className={styles.actions}>
        {!isSubscribed && !isByRole && (
          <>
            <Subscribe />
            <LinkButton to="/subscription" small>
              {t('membership.see')}
            </LinkButton>
          </>
        )}
        {data?.manageable && data.state !== 'none' && data.state !== 'failed' && <Portal />}
        <Button small look="quiet" busy={isFetching} onClick={() => refetch()}>
          {t('membership.refresh')}
        </Button>
      </div>
    </section>
  );
}

const reasonBeside = (reason: Profile['access']['reason']) =>
  reason === 'subscribed' || reason === 'free' ? 'none' : reason;

function textOf({ state, subscriptionEnd }: Subscription): string {
  const day = subscriptionEnd ? dayText(subscriptionEnd) : '';
  return state === 'none' ? '' : t(`membership.state.${state}`, { day });
}

/** Implements SUB-05, SUB-07, SUB-08, CONTRA-08. */
function Subscribe() {
  const { state, launch } = useCheckout({ from: '/profile', in: 'a new tab' });
  return (
    <Button look="primary" small busy={state === 'redirecting'} onClick={launch}>
      {state === 'redirecting' ? t('checkout.redirecting') : t('checkout.subscribe')}
    </Button>
  );
}

/** Implements SUB-13, BEYOND-24. */
function Portal() {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await openInNewTab(async () => (await openCustomerPortal()).url);
    } catch (error) {
      toasts.error(sentenceOr(error, t('checkout.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small busy={busy} onClick={open}>
      {t('subscription.manage')}
    </Button>
  );
}
