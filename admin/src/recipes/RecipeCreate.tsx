import { Create, SimpleForm } from 'react-admin';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { RecipeInputs } from './RecipeInputs.tsx';
import { emptyRecipe } from './recipe-form.ts';
import { recipeResolver } from './recipe-resolver.ts';

/** A new recipe. Implements BEYOND-94. */
export default function RecipeCreate() {
  return (
    <Create redirect="list">
      <SimpleForm
        defaultValues={emptyRecipe}
        resolver={recipeResolver}
        toolbar={<SaveToolbar />}
        warnWhenUnsavedChanges
      >
        <RecipeInputs />
      </SimpleForm>
    </Create>
  );
}
