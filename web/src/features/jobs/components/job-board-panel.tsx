import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './jobs.module.css';
import { NewestPostings } from './newest-postings.tsx';
import { OwnApplications } from './own-applications.tsx';

/** The way to the board, what one has applied for, and what came last. Implements PORT-01. */
export function JobBoardPanel() {
  return (
    <div className={styles.applications}>
      <section className={styles.card}>
        <h2>{t('title')}</h2>
        <p className={styles.muted}>{t('lead')}</p>
        <div className={styles.actions}>
          <LinkButton to="/jobs" look="primary">
            {t('own.openBoard')}
          </LinkButton>
        </div>
      </section>
      <OwnApplications />
      <NewestPostings />
    </div>
  );
}
