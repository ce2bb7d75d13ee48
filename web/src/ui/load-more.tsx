import { Button } from './button.tsx';
import styles from './load-more.module.css';
import { t } from './texts.ts';

interface LoadMoreProps {
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The end of a list that goes on: a real button, so that what is below it stays reachable. */
export function LoadMore({ hasMore, busy, onMore }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button busy={busy} onClick={onMore}>
        {t(busy ? 'loadingMore' : 'loadMore')}
      </Button>
    </div>
  );
}
