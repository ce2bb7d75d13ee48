import type { AdminSkill } from '@barspoon/contracts';
import { Edit, SimpleForm } from 'react-admin';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { useSavedWithUndo } from '../ui/useSavedWithUndo.tsx';
import { SkillInputs, skillResolver } from './SkillInputs.tsx';
import { type SkillForm, skillInputOf } from './skill-methods.ts';

/** One skill, renamed, moved to another category or retired; one more call takes it back. */
export default function SkillEdit() {
  const onSaved = useSavedWithUndo<AdminSkill, SkillForm>(skillInputOf);
  return (
    <Edit<AdminSkill>
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess: (now, { previousData }) => onSaved(now, previousData as AdminSkill) }}
      queryOptions={useLoadFailure()}
    >
      <SimpleForm
        resolver={skillResolver}
        toolbar={<SaveToolbar />}
        warnWhenUnsavedChanges
        sx={{ maxWidth: 560 }}
      >
        <SkillInputs />
      </SimpleForm>
    </Edit>
  );
}
