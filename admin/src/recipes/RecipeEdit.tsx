import type { Recipe } from '@barspoon/contracts';
import { type ReactNode, useMemo } from 'react';
import { Edit, type HttpError, SimpleForm, TopToolbar, useNotify, useRecordContext } from 'react-admin';
import { ConfirmedDelete } from '../ui/ConfirmedDelete.tsx';
import { SaveToolbar } from '../ui/SaveToolbar.tsx';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { useRevisionConflict } from '../ui/useRevisionConflict.tsx';
import { useSavedWithUndo } from '../ui/useSavedWithUndo.tsx';
import { ViewOnSite } from '../ui/ViewOnSite.tsx';
import { RecipeAside } from './RecipeAside.tsx';
import { RecipeInputs } from './RecipeInputs.tsx';
import { recipeFormOf } from './recipe-form.ts';
import { recipeResolver } from './recipe-resolver.ts';

/** One recipe, edited. A save that came too late says so and loses nothing. Implements ADM-REC-01, BEYOND-94. */
export default function RecipeEdit() {
  const notify = useNotify();
  const onSaved = useSavedWithUndo<Recipe, object>((before, now) => ({
    ...recipeFormOf(before),
    revision: now.revision,
  }));
  const conflict = useRevisionConflict('this recipe');
  const onError = (problem: Error) => {
    const { message, body } = problem as HttpError;
    conflict.note(problem);
    const isShownInForm = body?.errors !== undefined;
    if (!isShownInForm) notify(message, { type: 'error' });
  };
  return (
    <Edit<Recipe>
      mutationMode="pessimistic"
      mutationOptions={{
        onError,
        onSuccess: (now, { previousData }) => {
          conflict.note();
          onSaved(now, previousData as Recipe);
        },
      }}
      queryOptions={useLoadFailure()}
      actions={<RecipeActions />}
    >
      <RecipeEditForm conflict={conflict.alert} />
    </Edit>
  );
}

function RecipeActions() {
  const recipe = useRecordContext<Recipe>();
  return <TopToolbar>{recipe && <ViewOnSite href={`/recipes/${recipe.slug}`} />}</TopToolbar>;
}

function RecipeEditForm({ conflict }: { conflict: ReactNode }) {
  const recipe = useRecordContext<Recipe>();
  const form = useMemo(() => recipe && recipeFormOf(recipe), [recipe]);
  return (
    <SimpleForm
      {...(form && { record: form })}
      resolver={recipeResolver}
      toolbar={
        <SaveToolbar>
          <ConfirmedDelete what="this recipe" />
        </SaveToolbar>
      }
      warnWhenUnsavedChanges
    >
      {conflict}
      <RecipeInputs aside={recipe && <RecipeAside recipe={recipe} />} />
    </SimpleForm>
  );
}
