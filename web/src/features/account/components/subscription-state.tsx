import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayText } from '../../../lib/dates.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';
import { isFreeSite } from '../../../lib/site.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { subscriptionQuery } from '../api/membership.ts';
import { t } from '../texts.ts';
import { useCheckout } from '../use-checkout.ts';
import styles from './subscription-page.module.css';
import { TrialCountdown } from './trial-countdown.tsx';

/** The reader's status: signed out, on trial, after the trial, subscribed. Implements SUB-01, SUB-03, SUB-04, CONTRA-39. */
export function SubscriptionState({ from }: { from: string | undefined }) {
  const { status } = useSession();
  const access = useProfile()?.access;

  if (status === 'visitor')
    return (
      <div className={styles.state}>
        <LinkButton to="/profile" search={{ from: from ?? '/subscription', create: true }} look="primary">
          {t('signUp.submit')}
        </LinkButton>
        <p>
          <Link to="/profile" search={{ from: from ?? '/subscription' }}>
            {t(isFreeSite() ? 'signUp.toSignIn' : 'subscription.login')}
          </Link>
        </p>
      </div>
    );
  if (!access || isFreeSite()) return null;
  if (access.reason === 'subscribed')
    return (
      <div className={styles.state}>
        <h2>{t('subscription.already')}</h2>
        <p>{t('subscription.alreadyText')}</p>
        <LinkButton to="/profile">{t('subscription.manage')}</LinkButton>
      </div>
    );
  return (
    <div className={styles.state}>
      {access.reason === 'admin' && <p>{t('subscription.adminNow')}</p>}
      {access.reason === 'staff' && <p>{t('subscription.staffNow')}</p>}
      {access.reason === 'none' && <Over />}
      {access.reason === 'trial' && access.trialEndsAt && <TrialCountdown endsAt={access.trialEndsAt} />}
      <Subscribe from={from} />
    </div>
  );
}

/** What has ended: a membership, or the trial of a member who never had one. */
function Over() {
  const { data, isPending } = useQuery(subscriptionQuery());
  if (isPending) return null;
  const ended = data?.state === 'ended' ? data.subscriptionEnd : null;
  return <p>{ended ? t('subscription.over', { day: dayText(ended) }) : t('subscription.trialOver')}</p>;
}

/** Implements SUB-05, SUB-06, SUB-08. */
function Subscribe({ from }: { from: string | undefined }) {
  const { state, launch } = useCheckout({ from });
  return (
    <>
      <Button look="primary" wide busy={state === 'redirecting'} onClick={launch}>
        {state === 'redirecting' ? t('checkout.redirecting') : t('checkout.subscribe')}
      </Button>
      {state === 'error' && <p className={styles.red}>{t('checkout.again')}</p>}
      <p className={styles.small}>{t('checkout.terms')}</p>
    </>
  );
}
