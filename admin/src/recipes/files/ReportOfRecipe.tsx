import type { ImportChange, ImportedRecipe, NoteOutcome } from '@barspoon/contracts';
import { Chip, type ChipProps, TableCell, TableRow, Typography } from '@mui/material';
import { Link, useCreatePath } from 'react-admin';
import { importText as text } from './import-text.ts';

const colors: Readonly<Record<ImportChange, ChipProps['color']>> = {
  new: 'success',
  changed: 'info',
  edited: 'warning',
  same: 'default',
  refused: 'error',
};
const inks: Readonly<Record<NoteOutcome, string>> = {
  mapped: 'text.secondary',
  guessed: 'warning.main',
  refused: 'error.main',
};

/** One recipe of a file: what it is to those that are here, and its lines. */
export function ReportOfRecipe({ recipe }: { recipe: ImportedRecipe }) {
  return (
    <>
      <TableRow>
        <TableCell
          component="th"
          scope="rowgroup"
          colSpan={3}
          sx={{ bgcolor: 'action.hover', overflowWrap: 'anywhere' }}
        >
          <NameOfImported recipe={recipe} />{' '}
          <Chip
            size="small"
            variant="outlined"
            color={colors[recipe.change] ?? 'default'}
            label={text(`change.${recipe.change}`)}
            sx={{ ml: 0.5 }}
          />
          {recipe.differs.length > 0 && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
              {text('differs', { fields: recipe.differs.join(', ') })}
            </Typography>
          )}
        </TableCell>
      </TableRow>
      {recipe.notes.map(({ field, outcome, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a report stay where they are.
        <TableRow key={index}>
          <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere', minWidth: 84 }}>{field}</TableCell>
          <TableCell sx={{ verticalAlign: 'top', color: inks[outcome], fontWeight: 600 }}>
            {text(`lines.${outcome}`)}
          </TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{detail}</TableCell>
        </TableRow>
      ))}
    </>
  );
}

/** Its name, leading to the recipe where there is one. */
export function NameOfImported({ recipe: { name, recipeId } }: { recipe: ImportedRecipe }) {
  const createPath = useCreatePath();
  if (!recipeId) return <strong>{name}</strong>;
  return <Link to={createPath({ resource: 'recipes', type: 'edit', id: recipeId })}>{name}</Link>;
}
