import { useState } from 'react';
import { useLedger, type Written } from '../lib/api/ledger.ts';
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
  const ledger = useLedger(effect.barId);
  const undo = () =>
    ledger.mutate(
      { kind: 'undone', entryId: effect.id },
      {
        onSuccess: () => {
          setUndone(true);
          onUndone?.();
        },
      },
    );
  return (
    <div role="status" className={styles.note}>
      {isUndone ? (
        <p>{tLedger('undone')}</p>
      ) : (
        <>
          <p>
            {effect.changes.length > 0 ? `${effectText(effect)}. ${costText(effect.cost)}`.trim() : nothing}
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
