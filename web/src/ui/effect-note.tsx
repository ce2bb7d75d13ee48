import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLedger, type Written } from '../lib/api/ledger.ts';
import { discard } from '../lib/offline/send-changes.ts';
import { tOffline } from '../lib/offline/texts.ts';
import { useWaitingChanges } from '../lib/offline/waiting-changes.ts';
import { Button } from './button.tsx';
import styles from './effect-note.module.css';
import { costText, effectText, tLedger } from './ledger-texts.ts';

interface EffectNoteProps {
  effect: Written;
  /** Said where nothing on the bar was changed. */
  nothing: string;
  /** What counts a bottle that seems to be empty. */
  onCount?: (bottleId: string | null) => void;
  onUndone?: () => void;
}

/** What an entry has changed, and the way back. Implements BEYOND-204. */
export function EffectNote({ effect, nothing, onCount, onUndone }: EffectNoteProps) {
  const [isUndone, setUndone] = useState(false);
  const queryClient = useQueryClient();
  const ledger = useLedger(effect.barId);
  const isWaiting = useWaitingChanges().some(({ id }) => id === effect.id);
  const undo = async () => {
    if (isWaiting) {
      await discard(queryClient, effect.id);
      return setUndone(true);
    }
    ledger.mutate(
      { kind: 'undone', entryId: effect.id },
      {
        onSuccess: () => {
          setUndone(true);
          onUndone?.();
        },
      },
    );
  };
  return (
    <div role="status" className={styles.note}>
      {isUndone ? (
        <p>{tLedger('undone')}</p>
      ) : (
        <>
          <p>
            {effect.waits
              ? tOffline('noted')
              : effect.changes.length > 0
                ? `${effectText(effect)}. ${costText(effect.cost)}`.trim()
                : nothing}
          </p>
          {effect.changes.map(
            ({ name, bottleId, seemsEmpty }) =>
              seemsEmpty && (
                <p key={bottleId}>
                  {tLedger('empty', { name })}{' '}
                  {onCount ? (
                    <Button small look="quiet" onClick={() => onCount(bottleId)}>
                      {tLedger('count')}
                    </Button>
                  ) : (
                    <a href="/inventory">{tLedger('count')}</a>
                  )}
                </p>
              ),
          )}
          <Button small busy={ledger.isPending} onClick={undo}>
            {tLedger('undo')}
          </Button>
        </>
      )}
    </div>
  );
}
