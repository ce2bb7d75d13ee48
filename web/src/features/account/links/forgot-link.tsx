import { Link } from '@tanstack/react-router';
import styles from './links.module.css';
import { t } from './texts.ts';

/** Implements BEYOND-10. */
export const ForgotLink = () => (
  <p className={styles.forgot}>
    <Link to="/profile" search={{ link: 'forgot' }}>
      {t('forgot.link')}
    </Link>
  </p>
);
