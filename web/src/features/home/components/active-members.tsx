import { useActiveMembers } from '../api/active-members.ts';
import { t } from '../texts.ts';
import styles from './home-page.module.css';

/** The only measured number on the home page. Implements HOME-03 to HOME-06, BEYOND-46. */
export function ActiveMembers() {
  const count = useActiveMembers();
  return (
    <div className={`page ${styles.active}`} role="status">
      {count !== undefined && count > 0 && (
        <p className={styles.badge}>
          <span className={styles.pulse} aria-hidden="true" />
          {t('active', { count })}
        </p>
      )}
    </div>
  );
}
