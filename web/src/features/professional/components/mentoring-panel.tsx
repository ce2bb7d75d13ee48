import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './professional.module.css';

/** Mentorship has a page of its own. Implements PORT-01. */
export function MentoringPanel() {
  return (
    <section className={styles.card}>
      <h2>{t('mentorship')}</h2>
      <p className={styles.muted}>{t('mentoring.text')}</p>
      <div className={styles.actions}>
        <LinkButton to="/mentorship" look="primary">
          {t('mentoring.action')}
        </LinkButton>
      </div>
    </section>
  );
}
