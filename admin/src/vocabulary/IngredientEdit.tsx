import { type AdminIngredient, adminIngredientInput, allergens } from '@barspoon/contracts';
import { Box } from '@mui/material';
import { AutocompleteArrayInput, Edit, NumberInput, SelectInput, SimpleForm } from 'react-admin';
import { contractResolver } from '../data/contract-resolver.ts';
import { capitalized } from '../ui/choices.ts';
import { FormSection } from '../ui/FormSection.tsx';
import { monthNames } from '../ui/moments.ts';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { useSavedWithUndo } from '../ui/useSavedWithUndo.tsx';
import { allergenWord } from './allergen-words.ts';
import { ingredientInputOf } from './ingredient-form.ts';
import { SubstitutesInput } from './SubstitutesInput.tsx';

const resolver = contractResolver<Partial<AdminIngredient>>(adminIngredientInput, ingredientInputOf);
const months = monthNames.map((name, at) => ({ id: at + 1, name }));
const allergenChoices = allergens.map((id) => ({ id, name: capitalized(allergenWord(id)) }));

/** Strength, allergens, season and substitutes of an ingredient. What it is called and where it stands is the library's. */
export default function IngredientEdit() {
  const onSaved = useSavedWithUndo<AdminIngredient, object>((before, now) => ({
    ...ingredientInputOf(before),
    revision: now.revision,
  }));
  return (
    <Edit<AdminIngredient>
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (now, { previousData }) => onSaved(now, previousData as AdminIngredient),
      }}
      queryOptions={useLoadFailure()}
    >
      <SimpleForm
        resolver={resolver}
        toolbar={<SaveToolbar />}
        warnWhenUnsavedChanges
        sx={{ maxWidth: 1100 }}
      >
        <NumberInput source="abv" label="Strength (% ABV)" min={0} max={96} helperText={false} />
        <AutocompleteArrayInput source="allergens" choices={allergenChoices} fullWidth helperText={false} />
        <FormSection title="Season in the northern hemisphere">
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1, maxWidth: 420 }}>
            <SelectInput source="season.from" label="First month" choices={months} helperText={false} />
            <SelectInput source="season.to" label="Last month" choices={months} helperText={false} />
          </Box>
        </FormSection>
        <SubstitutesInput />
      </SimpleForm>
    </Edit>
  );
}
