import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './community-page.module.css';

/** Implements COMM-21, ACCESS-18. */
export function GuestBanner() {
  return (
    <div className={styles.banner}>
      <p>{t('guest.banner')}</p>
      <LinkButton to="/profile" small>
        {t('guest.signUp')}
      </LinkButton>
    </div>
  );
}
