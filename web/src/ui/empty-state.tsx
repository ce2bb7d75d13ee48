import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing: ReactNode;
  title: string;
  text?: string | undefined;
  /** The one thing that helps. */
  action?: ReactNode;
  /** The rank of the title in its page; a page that is nothing else says 1. */
  level?: 1 | 2 | 3 | undefined;
}

/** Nothing here yet: a small drawing, the words, and the one action that helps. */
export function EmptyState({ drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>{drawing}</div>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
