import { IconCheck } from '@tabler/icons-react';
import { useTitle } from '../../../lib/use-title.ts';
import { t } from '../texts.ts';
import styles from './subscription-page.module.css';
import { SubscriptionState } from './subscription-state.tsx';

const benefits = ['bar', 'chat', 'featured', 'professional'] as const;

/**
 * Price, benefits and where the reader stands. Implements SUB-01 to SUB-04 as far as no payment is taken yet, CONTRA-06.
 * @param from the page that sent her here, when a gate did
 */
export function SubscriptionPage({ from }: { from: string | undefined }) {
  useTitle(t('subscription.title'));
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.words}>
        {from && <p className={styles.gated}>{t('subscription.gated')}</p>}
        <h1>{t('subscription.heading')}</h1>
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
        <p className={styles.price}>{t('subscription.price')}</p>
        <p className={styles.per}>{t('subscription.per')}</p>
        <p className={styles.trial}>{t('subscription.trial')}</p>
        <SubscriptionState from={from} />
      </section>
    </div>
  );
}
