import { Link } from '@tanstack/react-router';
import { Chip } from './chip.tsx';
import styles from './held-note.module.css';
import { t } from './texts.ts';

/** What its author reads of something that waits for a moderator. Implements BEYOND-100. */
export const HeldNote = () => (
  <p className={styles.note}>
    <Chip tone="orange">{t('held.mark')}</Chip>
    <span>{t('held.note')}</span>
    <Link to="/community/moderation">{t('held.more')}</Link>
  </p>
);
