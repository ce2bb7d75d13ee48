import { challengeDifficulties } from '@barspoon/contracts';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { CommaListInput } from '../ui/CommaListInput.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { MomentInput } from '../ui/MomentInput.tsx';

const difficulties = challengeDifficulties.map((id) => ({ id, name: id }));

/** All fields of a challenge. Implements DATA-34. */
export const ChallengeInputs = () => (
  <>
    <FormSection title="Challenge">
      <TextInput source="title" isRequired helperText={false} fullWidth />
      <TextInput source="theme" isRequired helperText="In a word or two, such as Sours" fullWidth />
      <TextInput source="description" isRequired multiline minRows={3} helperText={false} fullWidth />
      <SelectInput source="difficultyLevel" choices={difficulties} isRequired helperText={false} />
      <TextInput source="sponsoredBy" helperText="Empty: nobody" fullWidth />
    </FormSection>
    <FormSection title="Time and places">
      <MomentInput source="startDate" isRequired helperText="In your time zone" />
      <MomentInput source="endDate" isRequired helperText="Voting lasts seven days from then" />
      <NumberInput source="maxParticipants" isRequired min={1} max={500} helperText={false} />
    </FormSection>
    <FormSection title="Rules">
      <CommaListInput source="requiredIngredients" placeholder="Citrus, egg white" />
      <CommaListInput source="specialRules" placeholder="No more than three ingredients" />
    </FormSection>
    <FormSection title="Prize">
      <TextInput source="prizeDescription" isRequired helperText={false} fullWidth />
      <NumberInput source="prizeDollars" min={0} helperText={false} />
    </FormSection>
  </>
);
