import { IconCheck } from '@tabler/icons-react';
import { useSession } from '../../../lib/session/use-session.ts';
import { isFreeSite } from '../../../lib/site.ts';
import { useTitle } from '../../../lib/use-title.ts';
import type { CheckoutOutcome } from '../checkout-outcome.ts';
import { t } from '../texts.ts';
import { CheckoutReturn } from './checkout-return.tsx';
import styles from './subscription-page.module.css';
import { SubscriptionState } from './subscription-state.tsx';

/** The benefits of a membership, each with its page: only existing features are listed. */
const benefits = ['bar', 'chat', 'featured', 'professional'] as const;

interface SubscriptionPageProps {
  /** The page whose gate sent them here, if any. */
  from?: string;
  /** They return from the payment provider. */
  checkout?: CheckoutOutcome;
}

/** Price, benefits and the reader's current status; on a free site no price. Implements SUB-01 to SUB-04, CONTRA-06, BEYOND-266. */
export function SubscriptionPage({ from, checkout }: SubscriptionPageProps) {
  const isFree = isFreeSite();
  useTitle(t(isFree ? 'subscription.freeTitle' : 'subscription.title'));
  const isMember = useSession().status === 'member';
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.words}>
        {from && !checkout && (
          <p className={styles.gated}>
            {t(isMember || isFree ? 'subscription.gatedMember' : 'subscription.gated')}
          </p>
        )}
        <h1>{t(isFree ? 'subscription.freeHeading' : 'subscription.heading')}</h1>
        <h2 className="hidden-text">{t('subscription.benefits')}</h2>
        <ul className={styles.benefits}>
          {benefits.map((key) => (
            <li key={key}>
              <IconCheck size={26} aria-hidden="true" />
              {t(`subscription.benefit.${key}`)}
            </li>
          ))}
        </ul>
      </div>
      <section className={styles.card}>
        <p className={styles.price}>{t(isFree ? 'subscription.freePrice' : 'subscription.price')}</p>
        {!isFree && <p className={styles.per}>{t('subscription.per')}</p>}
        <p className={styles.trial}>{t(isFree ? 'subscription.freeText' : 'subscription.trial')}</p>
        {checkout ? (
          <CheckoutReturn outcome={checkout} from={from}>
            <SubscriptionState from={from} />
          </CheckoutReturn>
        ) : (
          <SubscriptionState from={from} />
        )}
      </section>
    </div>
  );
}
