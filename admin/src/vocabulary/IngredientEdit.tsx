import { type AdminIngredient, adminIngredientInput, allergens } from '@barspoon/contracts';
import { AutocompleteArrayInput, Edit, NumberInput, SimpleForm } from 'react-admin';
import { contractResolver } from '../data/contract-resolver.ts';
import { capitalized } from '../ui/choices.ts';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { useSavedWithUndo } from '../ui/useSavedWithUndo.tsx';
import { allergenWord } from './allergen-words.ts';
import { ingredientInputOf } from './ingredient-form.ts';
import { SubstitutesInput } from './SubstitutesInput.tsx';

const resolver = contractResolver<Partial<AdminIngredient>>(adminIngredientInput, ingredientInputOf);
const allergenChoices = allergens.map((id) => ({ id, name: capitalized(allergenWord(id)) }));

/** Strength, allergens and substitutes of an ingredient. What it is called and where it stands is the library's. */
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
        <SubstitutesInput />
      </SimpleForm>
    </Edit>
  );
}
