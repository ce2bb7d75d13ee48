import { Link } from '@tanstack/react-router';
import { dayText, distanceText } from '../../../lib/dates.ts';
import { useProfile, useSession } from '../../../lib/session/use-session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './subscription-page.module.css';

/** Where the reader stands: signed out, on trial, after it, subscribed. Implements SUB-03, SUB-04, CONTRA-39. */
export function SubscriptionState({ from }: { from: string | undefined }) {
  const { status } = useSession();
  const access = useProfile()?.access;

  if (status === 'visitor')
    return (
      <p className={styles.state}>
        <Link to="/profile" search={{ from }}>
          {t('subscription.login')}
        </Link>
      </p>
    );
  if (!access) return null;
  if (access.reason === 'subscribed')
    return (
      <div className={styles.state}>
        <h2>{t('subscription.already')}</h2>
        <p>{t('subscription.alreadyText')}</p>
        <LinkButton to="/profile">{t('subscription.manage')}</LinkButton>
      </div>
    );
  if (access.reason === 'admin') return <p className={styles.state}>{t('subscription.adminNow')}</p>;
  const { trialEndsAt } = access;
  const text =
    access.reason === 'trial' && trialEndsAt
      ? t('subscription.trialNow', {
          distance: distanceText(trialEndsAt, Date.now()),
          day: dayText(trialEndsAt),
        })
      : t('subscription.trialOver');
  return <p className={styles.state}>{text}</p>;
}
