import { difficulties, glasses, ices, methods, recipeCategories, rims } from '@barspoon/contracts';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { CommaListInput } from '../ui/CommaListInput.tsx';
import { choicesOf } from '../ui/choices.ts';
import { FormSection } from '../ui/FormSection.tsx';
import { GarnishInput } from './GarnishInput.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { SpecInput } from './SpecInput.tsx';
import { StepsInput } from './StepsInput.tsx';

const columns = (min: number) => ({
  display: 'grid',
  columnGap: 1,
  '& .MuiFormControl-root': { minWidth: 0 },
  gridTemplateColumns: `repeat(auto-fit, minmax(${min}px, 1fr))`,
});

/** All fields of a recipe, for creating and editing. Implements ADM-REC-02, BEYOND-94. */
export function RecipeInputs({ aside }: { aside?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        columnGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' },
      }}
    >
      <div>
        <FormSection title="The drink">
          <TextInput source="name" isRequired helperText={false} />
          <TextInput source="description" multiline minRows={2} helperText={false} />
          <Box sx={columns(150)}>
            <SelectInput
              source="category"
              choices={choicesOf(recipeCategories)}
              isRequired
              helperText={false}
            />
            <SelectInput source="difficulty" choices={choicesOf(difficulties)} helperText={false} />
            <NumberInput source="prepTimeMinutes" min={1} max={240} helperText={false} />
            <NumberInput source="serves" min={1} max={40} isRequired helperText={false} />
          </Box>
          <BooleanInput source="alcoholic" helperText={false} />
        </FormSection>
        <SpecInput />
        <StepsInput />
      </div>
      <div>
        {aside}
        <PhotoInput />
        <FormSection title="Serving">
          <Box sx={columns(140)}>
            <SelectInput source="glass" choices={choicesOf(glasses)} isRequired helperText={false} />
            <SelectInput source="ice" choices={choicesOf(ices)} isRequired helperText={false} />
            <SelectInput source="method" choices={choicesOf(methods)} helperText={false} />
            <SelectInput source="rim" choices={choicesOf(rims)} helperText={false} />
          </Box>
        </FormSection>
        <GarnishInput />
        <FormSection title="As an ingredient">
          <Box sx={columns(140)}>
            <NumberInput
              source="homemade.makesMl"
              label="A batch makes (ml)"
              min={1}
              max={5000}
              helperText={false}
            />
            <NumberInput
              source="homemade.keepsDays"
              label="Keeps (days)"
              min={1}
              max={730}
              helperText={false}
            />
          </Box>
        </FormSection>
        <FormSection title="Finding it">
          <CommaListInput source="tags" placeholder="sour, citrus, summer" />
          <CommaListInput source="alternativeNames" placeholder="Daiquiri Natural" />
        </FormSection>
      </div>
    </Box>
  );
}
