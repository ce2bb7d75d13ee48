import { Divider } from '@mui/material';
import { useMemo } from 'react';
import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { ConfirmedDelete } from '../ui/ConfirmedDelete.tsx';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { useSavedWithUndo } from '../ui/useSavedWithUndo.tsx';
import { ChallengeEntries } from './ChallengeEntries.tsx';
import { ChallengeInputs } from './ChallengeInputs.tsx';
import { ChallengePrize } from './ChallengePrize.tsx';
import { type AdminChallenge, type ChallengeForm, challengeFormOf } from './challenge-form.ts';
import { challengeResolver } from './challenge-resolver.ts';
import { EndVoting } from './EndVoting.tsx';

/** One challenge: its words while it is not completed, its entries with authors and votes, and the log of its prize. */
export default function ChallengeEdit() {
  const onSaved = useSavedWithUndo<AdminChallenge, ChallengeForm>(challengeFormOf);
  return (
    <Edit<AdminChallenge>
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: (now, { previousData }) => onSaved(now, previousData as AdminChallenge) }}
      queryOptions={useLoadFailure()}
      title={<ChallengeTitle />}
    >
      <ChallengeEditForm />
      <Divider />
      <ChallengePrize />
      <ChallengeEntries />
    </Edit>
  );
}

/** Nothing of a completed one is left to edit. */
function ChallengeTitle() {
  const challenge = useRecordContext<AdminChallenge>();
  if (!challenge) return null;
  return <>{challenge.status === 'completed' ? challenge.title : `Edit ${challenge.title}`}</>;
}

function ChallengeEditForm() {
  const challenge = useRecordContext<AdminChallenge>();
  const form = useMemo(() => challenge && challengeFormOf(challenge), [challenge]);
  if (challenge?.status === 'completed') return <Completed {...challenge} />;
  return (
    <SimpleForm
      {...(form && { record: form })}
      resolver={challengeResolver}
      toolbar={
        <SaveToolbar>
          {challenge && <EndVoting challenge={challenge} />}
          {challenge?.currentParticipants === 0 && <ConfirmedDelete what="this challenge" />}
        </SaveToolbar>
      }
      warnWhenUnsavedChanges
      sx={{ maxWidth: 640 }}
    >
      <ChallengeInputs />
    </SimpleForm>
  );
}

const Completed = ({ title, description, voteCount, entryCount }: AdminChallenge) => (
  <section style={{ padding: 24 }}>
    <h2>{title}</h2>
    <p>{description}</p>
    <p>
      Completed with {entryCount} {entryCount === 1 ? 'entry' : 'entries'} and {voteCount}{' '}
      {voteCount === 1 ? 'vote' : 'votes'}. It can no longer be changed.
    </p>
  </section>
);
