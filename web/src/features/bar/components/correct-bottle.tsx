import type { Bottle } from '@barspoon/contracts';
import { type FormEvent, useState } from 'react';
import type { useLedger } from '../../../lib/api/ledger.ts';
import { Button } from '../../../ui/button.tsx';
import { type DraftErrors, draftOf, readDraft } from '../bottle-draft.ts';
import { tBottle } from '../bottle-texts.ts';
import { PaidFields, SizeFields } from './bottle-fields.tsx';
import styles from './bottles.module.css';

interface CorrectBottleProps {
  bottle: Bottle;
  busy: boolean;
  write: ReturnType<typeof useLedger>['mutate'];
}

/** Puts right what is written on a bottle; what is left in it stays. Implements BEYOND-228. */
export function CorrectBottle({ bottle, busy, write }: CorrectBottleProps) {
  const [draft, setDraft] = useState(() => draftOf(bottle));
  const [errors, setErrors] = useState<DraftErrors>({});
  const correct = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    write({ kind: 'corrected', bottleId: bottle.id, ...read.details, openedAt: bottle.openedAt });
  };
  const fields = {
    draft,
    errors,
    onChange: (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part })),
  };
  return (
    <form className={styles.form} noValidate onSubmit={correct}>
      <SizeFields {...fields} />
      <PaidFields {...fields} />
      <div>
        <Button type="submit" disabled={busy}>
          {tBottle('saveCorrection')}
        </Button>
      </div>
    </form>
  );
}
