import {
  jobExperienceLevels,
  jobTypes,
  salaryCurrencies,
  skillRoutes,
  workLocations,
} from '@barspoon/contracts';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Create, DateInput, NumberInput, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { call } from '../api/call.ts';
import { CommaListInput } from '../ui/CommaListInput.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { emptyPosting, postingResolver } from './posting-form.ts';
import { levelNames, locationNames, typeNames } from './posting-words.ts';

const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((id) => ({ id, name: names[id] }));

/** A job is posted as from the job board. Implements JOB-16, BEYOND-182. */
export default function PostingCreate() {
  // Without them the fields are free text, as they are with them.
  const { data } = useQuery({
    queryKey: ['skills that members choose from'],
    queryFn: () => call(skillRoutes.list, {}),
    retry: false,
  });
  const skills = data?.items.map(({ name }) => name) ?? [];
  return (
    <Create redirect="list">
      <SimpleForm
        defaultValues={emptyPosting}
        resolver={postingResolver}
        toolbar={<SaveToolbar />}
        warnWhenUnsavedChanges
        sx={{ maxWidth: 640 }}
      >
        <FormSection title="Job">
          <TextInput source="jobTitle" isRequired helperText={false} fullWidth />
          <TextInput source="companyName" isRequired helperText={false} fullWidth />
          <TextInput source="jobDescription" isRequired multiline minRows={5} helperText={false} fullWidth />
          <SelectInput source="jobType" choices={named(jobTypes, typeNames)} isRequired helperText={false} />
          <SelectInput
            source="experienceLevel"
            choices={named(jobExperienceLevels, levelNames)}
            isRequired
            helperText={false}
          />
        </FormSection>
        <FormSection title="Place">
          <SelectInput
            source="workLocation"
            choices={named(workLocations, locationNames)}
            isRequired
            helperText={false}
          />
          <TextInput source="locationCity" helperText={false} fullWidth />
          <TextInput source="locationState" helperText={false} fullWidth />
          <TextInput source="locationCountry" helperText={false} fullWidth />
        </FormSection>
        <FormSection title="Salary">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <NumberInput source="salaryMin" min={0} helperText="A whole amount for a year" />
            <NumberInput source="salaryMax" min={0} helperText="Both empty: competitive" />
            <SelectInput
              source="currency"
              choices={salaryCurrencies.map((id) => ({ id, name: id }))}
              isRequired
              helperText={false}
            />
          </Box>
        </FormSection>
        <FormSection title="Skills">
          <CommaListInput source="requiredSkills" placeholder="Classic cocktails" options={skills} />
          <CommaListInput source="preferredSkills" placeholder="Menu development" options={skills} />
        </FormSection>
        <FormSection title="Applications">
          <TextInput source="applicationEmail" type="email" helperText={false} fullWidth />
          <TextInput source="applicationInstructions" multiline minRows={2} helperText={false} fullWidth />
          <DateInput source="closesOn" helperText="Empty: open until somebody closes it" />
        </FormSection>
      </SimpleForm>
    </Create>
  );
}
