import { t } from '../texts.ts';
import styles from './chat-page.module.css';

/** What could be asked next; pressing one asks it. */
export function Suggestions({ texts, onAsk }: { texts: readonly string[]; onAsk: (text: string) => void }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={t('ask.suggestions')}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" className={styles.suggestion} onClick={() => onAsk(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
