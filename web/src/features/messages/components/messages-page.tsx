import { t } from '../texts.ts';
import styles from './messages.module.css';
import { ThreadList } from './thread-list.tsx';

export function MessagesPage() {
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <ThreadList />
    </div>
  );
}
