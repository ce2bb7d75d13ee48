import { Create, SimpleForm } from 'react-admin';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { SkillInputs, skillResolver } from './SkillInputs.tsx';

export default function SkillCreate() {
  return (
    <Create redirect="list">
      <SimpleForm
        defaultValues={{ name: '', category: '', isActive: true }}
        resolver={skillResolver}
        toolbar={<SaveToolbar />}
        warnWhenUnsavedChanges
        sx={{ maxWidth: 560 }}
      >
        <SkillInputs />
      </SimpleForm>
    </Create>
  );
}
