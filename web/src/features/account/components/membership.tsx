import type { Profile } from '@barspoon/contracts';
import { dayText, distanceText } from '../../../lib/dates.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './profile-page.module.css';

/** What the member may use and until when, as the server says. */
export function Membership({ access: { reason, trialEndsAt } }: Pick<Profile, 'access'>) {
  const text =
    reason === 'trial' && trialEndsAt
      ? t('membership.trialText', {
          distance: distanceText(trialEndsAt, Date.now()),
          day: dayText(trialEndsAt),
        })
      : t(`membership.${reason}Text`);
  return (
    <section className={styles.membership}>
      <h2>{t('membership.heading')}</h2>
      <p className={styles.standing}>{t(`membership.${reason}`)}</p>
      <p>{text}</p>
      {(reason === 'trial' || reason === 'none') && (
        <LinkButton to="/subscription" look="primary" small>
          {t('membership.see')}
        </LinkButton>
      )}
    </section>
  );
}
