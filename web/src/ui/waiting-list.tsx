import { useQueryClient } from '@tanstack/react-query';
import { momentText } from '../lib/dates.ts';
import { discard, tryAgain } from '../lib/offline/send-changes.ts';
import { changeText, tOffline } from '../lib/offline/texts.ts';
import { useWaitingChanges, type WaitingChange } from '../lib/offline/waiting-changes.ts';
import { Button } from './button.tsx';
import styles from './waiting-list.module.css';

/** What the member has done that the server does not know yet, and the way to give it up. Implements BEYOND-239, BEYOND-240. */
export function WaitingList() {
  const changes = useWaitingChanges();
  if (changes.length === 0) return null;
  return (
    <details className={styles.waiting} open={changes.some(({ refusal }) => refusal !== null)}>
      <summary>{tOffline('waits', { count: changes.length })}</summary>
      {changes.some(({ refusal }) => refusal === null) && (
        <p className={styles.line}>{tOffline('waitsText')}</p>
      )}
      <ul className={styles.changes}>
        {changes.map((one) => (
          <Waiting key={one.id} change={one} />
        ))}
      </ul>
    </details>
  );
}

function Waiting({ change }: { change: WaitingChange }) {
  const queryClient = useQueryClient();
  const { id, at, refusal } = change;
  const what = changeText(change);
  return (
    <li className={styles.change}>
      <div>
        <strong>{what}</strong>
        <span className={styles.line}>{momentText(new Date(at))}</span>
        {refusal !== null && (
          <span className={styles.refusal}>{tOffline('refusal', { reason: refusal })}</span>
        )}
      </div>
      <div className={styles.acts}>
        {refusal !== null && (
          <Button
            small
            aria-label={tOffline('againNamed', { what })}
            onClick={() => void tryAgain(queryClient, change)}
          >
            {tOffline('again')}
          </Button>
        )}
        <Button
          small
          look="quiet"
          aria-label={tOffline('discardNamed', { what })}
          onClick={() => void discard(queryClient, id)}
        >
          {tOffline('discard')}
        </Button>
      </div>
    </li>
  );
}
