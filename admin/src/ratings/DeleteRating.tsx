import { type AdminRating, adminRatingRoutes } from '@barspoon/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../api/call.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { useAct } from '../ui/useAct.ts';

const words = { done: 'Rating deleted', failed: 'Failed to delete the rating' };

/** Deletes a rating with its review for a reason; the average follows. */
export function DeleteRating() {
  const rating = useRecordContext<AdminRating>();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAct();
  if (!rating) return null;
  const of = rating.recipe?.name ?? 'a deleted recipe';
  const remove = async (reason: string) => {
    const input = { params: { id: rating.id }, body: { reason } };
    if (await run(words, () => call(adminRatingRoutes.remove, input))) setAsking(false);
  };
  return (
    <>
      <Button
        size="small"
        color="warning"
        aria-label={`Delete the rating of ${of}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Delete the rating of ${of}`}
          says="Its stars no longer count, and its review is gone. To take only the review out of sight, decide about it in the queue."
          act="Delete"
          missing="Give a reason to delete it."
          isBusy={isBusy}
          onGive={(reason) => void remove(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
