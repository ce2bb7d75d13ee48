import {
  changesWritten,
  type ExistingChoice,
  type ImportedRecipe,
  type RecipeImport,
  recipeFileRoutes,
} from '@barspoon/contracts';
import { Alert, AlertTitle, Box, List, ListItem, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { importText as text } from './import-text.ts';
import { NameOfImported } from './ReportOfRecipe.tsx';

const maxLinks = 50;

/** What was done, with the way to the recipes it was done to. */
export function ImportResult({
  found,
  result,
}: {
  found: RecipeImport;
  result: NonNullable<RecipeImport['result']>;
}) {
  const recipes = useWritten(found.id, result.existing);
  const rest = result.created + result.updated - recipes.length;
  return (
    <Box>
      <Alert severity="success" role="status">
        <AlertTitle>{text('done.title')}</AlertTitle>
        {text('done.counts', {
          created: result.created,
          updated: result.updated,
          left: result.left - found.changes.refused,
        })}{' '}
        {found.changes.refused > 0 && text('done.refused', { smart_count: found.changes.refused })}
      </Alert>
      <List dense sx={{ columnWidth: 240, columnGap: 2, mt: 1 }}>
        {recipes.map((recipe) => (
          <ListItem key={recipe.place} sx={{ breakInside: 'avoid' }}>
            <NameOfImported recipe={recipe} />
          </ListItem>
        ))}
      </List>
      {recipes.length > 0 && rest > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{text('done.more', { count: rest })}</Typography>
      )}
    </Box>
  );
}

/** The first recipes that were written. They are in the list as well, so that failing to name them is no failure. */
function useWritten(id: string, existing: ExistingChoice): ImportedRecipe[] {
  const [recipes, setRecipes] = useState<ImportedRecipe[]>([]);
  useEffect(() => {
    let isWanted = true;
    const pages = changesWritten[existing].map((change) =>
      call(recipeFileRoutes.recipes, { params: { id }, query: { change, limit: maxLinks } }),
    );
    Promise.all(pages).then(
      (all) => isWanted && setRecipes(all.flatMap(({ items }) => items).slice(0, maxLinks)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id, existing]);
  return recipes;
}
