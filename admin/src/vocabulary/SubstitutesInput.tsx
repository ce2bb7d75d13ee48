import { type AdminIngredient, substituteClosenesses, substituteRoles } from '@barspoon/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { IngredientSlugInput } from '../recipes/IngredientSlugInput.tsx';
import { choicesOf } from '../ui/choices.ts';
import { FormSection } from '../ui/FormSection.tsx';
import { RowActions } from '../ui/RowActions.tsx';

const roles = choicesOf(substituteRoles);
const closenesses = choicesOf(substituteClosenesses);
const emptyLine = { use: '', role: 'modifier', ratio: 1, closeness: 'works', note: '' };

const row = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  '& .MuiFormControl-root': { minWidth: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) auto', lg: '2fr 96px 1.2fr 1.2fr 3fr auto' },
  gridTemplateAreas: {
    xs: '"use use actions" "ratio role role" "closeness closeness closeness" "note note note" "brings brings brings"',
    lg: '"use ratio role closeness note actions" "brings brings brings brings brings brings"',
  },
} as const;

/** What can stand in for the ingredient: who, how much of it, as what, how near, and what changes. */
export function SubstitutesInput() {
  const { fields, append, move, remove } = useFieldArray({ name: 'substitutes' });
  return (
    <FormSection title="Substitutes" source="substitutes">
      {fields.map(({ id }, index) => {
        const source = `substitutes.${index}`;
        return (
          <Box key={id} role="group" aria-label={`Substitute ${index + 1}`} sx={row}>
            <Box sx={{ gridArea: 'use' }}>
              <IngredientSlugInput source={`${source}.use`} label="Use" />
            </Box>
            <Box sx={{ gridArea: 'ratio' }}>
              <NumberInput source={`${source}.ratio`} label="For 1" min={0} helperText={false} />
            </Box>
            <Box sx={{ gridArea: 'role' }}>
              <SelectInput source={`${source}.role`} label="Role" choices={roles} helperText={false} />
            </Box>
            <Box sx={{ gridArea: 'closeness' }}>
              <SelectInput
                source={`${source}.closeness`}
                label="Closeness"
                choices={closenesses}
                helperText={false}
              />
            </Box>
            <Box sx={{ gridArea: 'note' }}>
              <TextInput source={`${source}.note`} label="Note" helperText={false} />
            </Box>
            <RowActions
              name={`substitute ${index + 1}`}
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={remove}
            />
            <Brings at={index} />
          </Box>
        );
      })}
      <Button startIcon={<AddIcon />} onClick={() => append(emptyLine)}>
        Add substitute
      </Button>
    </FormSection>
  );
}

/** What came in with the substitute when it was saved. */
function Brings({ at }: { at: number }) {
  const brings = useRecordContext<AdminIngredient>()?.substitutes[at]?.brings ?? [];
  if (brings.length === 0) return null;
  return (
    <Typography variant="body2" color="warning" sx={{ gridArea: 'brings' }}>
      Brings {brings.join(', ')}
    </Typography>
  );
}
