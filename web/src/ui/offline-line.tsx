import { momentText } from '../lib/dates.ts';
import { tOffline } from '../lib/offline/texts.ts';
import { useIsOffline } from '../lib/offline/use-is-offline.ts';
import styles from './waiting-list.module.css';

/** How old what is shown is, without a connection. Implements BEYOND-238. */
export function OfflineLine({ since }: { since: number }) {
  const isOffline = useIsOffline();
  if (!isOffline || since === 0) return null;
  return (
    <p role="status" className={styles.line}>
      {tOffline('shown', { moment: momentText(new Date(since)) })}
    </p>
  );
}
