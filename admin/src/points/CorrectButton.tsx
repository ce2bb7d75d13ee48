import { adminLedgerRoutes, type LedgerEntry } from '@barspoon/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { useAct } from '../ui/useAct.ts';
import { type Correction, CorrectionDialog } from './CorrectionDialog.tsx';
import { activityName, pointsText, signed } from './points-words.ts';

const words = { done: 'Points corrected', failed: 'Failed to correct the points' };
const follows = 'Nothing is deleted: the ledger gets a counter-entry, and the member is told.';

/** Writes a counter-entry against one entry, or of a free amount. Its id is made once, so that a repeat is none. */
export function CorrectButton({ memberId, entry }: { memberId: string; entry?: LedgerEntry }) {
  const [correctionId, setCorrectionId] = useState<string | null>(null);
  const { isBusy, run } = useAct();
  if (!session.may(adminLedgerRoutes.correct.access)) return null;
  const give = async ({ points, reason, note }: Correction) => {
    if (!correctionId) return;
    const params = { id: memberId, correctionId };
    const body = { entryId: entry?.id ?? null, points, reason, note };
    if (await run(words, () => call(adminLedgerRoutes.correct, { params, body }))) setCorrectionId(null);
  };
  const name = entry ? `Take back entry ${entry.entry}` : 'Correct points';
  const says = entry
    ? `“${activityName(entry.activityType)}” of entry ${entry.entry} gave ${signed(entry.pointsAwarded)}; ` +
      `${pointsText(Math.abs(entry.pointsAwarded))} ${Math.abs(entry.pointsAwarded) === 1 ? 'is' : 'are'} ${entry.pointsAwarded > 0 ? 'taken' : 'given back'}. ${follows}`
    : follows;
  return (
    <>
      <Button
        size="small"
        color="warning"
        variant={entry ? 'text' : 'outlined'}
        aria-label={name}
        onClick={() => setCorrectionId(crypto.randomUUID())}
      >
        {entry ? 'Take back' : name}
      </Button>
      {correctionId && (
        <CorrectionDialog
          title={name}
          says={says}
          isFree={!entry}
          isBusy={isBusy}
          onGive={(correction) => void give(correction)}
          onClose={() => setCorrectionId(null)}
        />
      )}
    </>
  );
}
