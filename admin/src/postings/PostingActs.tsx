import {
  type AdminPosting,
  adminPostingRoutes,
  type TakeDownInput,
  takeDownReasons,
} from '@barspoon/contracts';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../api/call.ts';
import { ReasonChoiceDialog } from '../ui/ReasonChoiceDialog.tsx';
import { useAct } from '../ui/useAct.ts';

const acts = {
  close: {
    label: 'Close',
    says: 'It leaves the job board. Its applications stay, and it can be opened again on its page.',
    words: { done: 'Job posting closed', failed: 'Failed to close the job posting' },
    run: (id: string, body: TakeDownInput) => call(adminPostingRoutes.close, { params: { id }, body }),
  },
  delete: {
    label: 'Delete',
    says: 'It is gone for good, and its applications with it. The applicants are told.',
    words: { done: 'Job posting deleted', failed: 'Failed to delete the job posting' },
    run: (id: string, body: TakeDownInput) => call(adminPostingRoutes.remove, { params: { id }, body }),
  },
} as const;

/** Closes or deletes one posting for a reason. */
export function PostingActs() {
  const posting = useRecordContext<AdminPosting>();
  const [asking, setAsking] = useState<keyof typeof acts | null>(null);
  const { isBusy, run } = useAct();
  if (!posting) return null;
  const { id, jobTitle, isActive } = posting;
  const act = asking && acts[asking];
  const give = async (body: TakeDownInput) => {
    if (act && (await run(act.words, () => act.run(id, body)))) setAsking(null);
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {isActive && (
        <Button size="small" aria-label={`Close ${jobTitle}`} onClick={() => setAsking('close')}>
          Close
        </Button>
      )}
      <Button
        size="small"
        color="warning"
        aria-label={`Delete ${jobTitle}`}
        onClick={() => setAsking('delete')}
      >
        Delete
      </Button>
      {act && (
        <ReasonChoiceDialog
          reasons={takeDownReasons}
          told="Whoever posted the job reads this sentence."
          title={`${act.label} “${jobTitle}”`}
          says={act.says}
          act={act.label}
          isBusy={isBusy}
          onGive={(body) => void give(body)}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
