import { adminChallengeRoutes } from '@barspoon/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { Question } from '../ui/Question.tsx';
import { useAct } from '../ui/useAct.ts';
import type { AdminChallenge } from './challenge-form.ts';

const words = { done: 'Voting ended', failed: 'Failed to end voting' };

/** Ends the voting of a challenge before its week is over, after asking. Implements BEYOND-195. */
export function EndVoting({ challenge: { id, status, title, voteCount } }: { challenge: AdminChallenge }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAct();
  if (status !== 'voting') return null;
  const end = async () => {
    if (await run(words, () => call(adminChallengeRoutes.endVoting, { params: { id } }))) setAsking(false);
  };
  return (
    <>
      <Button color="warning" variant="outlined" onClick={() => setAsking(true)}>
        End voting
      </Button>
      {isAsking && (
        <Question
          title={`End voting for “${title}”`}
          verb="End voting"
          isBusy={isBusy}
          onConfirm={() => void end()}
          onClose={() => setAsking(false)}
        >
          The {voteCount} {voteCount === 1 ? 'vote' : 'votes'} until now decide, and the winner is told.
          Voting can’t be opened again.
        </Question>
      )}
    </>
  );
}
