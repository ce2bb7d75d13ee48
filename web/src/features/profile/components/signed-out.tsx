import { useEffect } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { t } from '../texts.ts';
import styles from './edit-profile-page.module.css';

/** So long the sentence can be read. */
const PAUSE_MS = 1200;

/** Says why there is nothing to edit and goes where one signs in. Implements PROF-22, CONTRA-26. */
export function SignedOut({ onGo }: { onGo: () => void }) {
  useTitle(t('edit.title'));
  useEffect(() => {
    const timer = setTimeout(onGo, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [onGo]);
  return (
    <div className="page">
      <p role="status" className={styles.signedOut}>
        {t('edit.signedOut')}
      </p>
    </div>
  );
}
