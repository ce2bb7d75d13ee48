import { Create, SimpleForm } from 'react-admin';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { ChallengeInputs } from './ChallengeInputs.tsx';
import { emptyChallenge } from './challenge-form.ts';
import { challengeResolver } from './challenge-resolver.ts';

export default function ChallengeCreate() {
  return (
    <Create redirect="list">
      <SimpleForm
        defaultValues={emptyChallenge}
        resolver={challengeResolver}
        toolbar={<SaveToolbar />}
        warnWhenUnsavedChanges
        sx={{ maxWidth: 640 }}
      >
        <ChallengeInputs />
      </SimpleForm>
    </Create>
  );
}
