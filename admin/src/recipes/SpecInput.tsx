import { units } from '@barspoon/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { CheckInput } from '../ui/CheckInput.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { RowActions } from '../ui/RowActions.tsx';
import { IngredientNameInput } from './IngredientNameInput.tsx';
import { QuickEntry } from './QuickEntry.tsx';

const unitChoices = units.map((unit) => ({ id: unit, name: unit }));
const emptyLine = { amount: null, unit: 'ml', name: '', note: null, optional: false };

const row = {
  display: 'grid',
  columnGap: 1,
  '& .MuiFormControl-root': { minWidth: 0 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: '88px minmax(0, 1fr) auto',
    lg: '76px 108px minmax(0, 3fr) minmax(0, 2fr) auto auto',
  },
  gridTemplateAreas: {
    xs: '"amount unit actions" "name name name" "note note optional"',
    lg: '"amount unit name note optional actions"',
  },
} as const;

/** The spec: one line per ingredient, in the order of the recipe. */
export function SpecInput() {
  const { fields, append, move, remove } = useFieldArray({ name: 'spec' });
  return (
    <FormSection title="Ingredients" source="spec">
      <QuickEntry onLines={(lines) => append(lines, { shouldFocus: false })} />
      {fields.map(({ id }, index) => (
        <Box key={id} role="group" aria-label={`Ingredient ${index + 1}`} sx={row}>
          <Box sx={{ gridArea: 'amount' }}>
            <NumberInput
              source={`spec.${index}.amount`}
              label="Amount"
              min={0}
              helperText={false}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Box>
          <Box sx={{ gridArea: 'unit' }}>
            <SelectInput
              source={`spec.${index}.unit`}
              label="Unit"
              choices={unitChoices}
              helperText={false}
            />
          </Box>
          <Box sx={{ gridArea: 'name' }}>
            <IngredientNameInput source={`spec.${index}.name`} />
          </Box>
          <Box sx={{ gridArea: 'note' }}>
            <TextInput source={`spec.${index}.note`} label="Note" helperText={false} />
          </Box>
          <Box sx={{ gridArea: 'optional', mt: 1 }}>
            <CheckInput source={`spec.${index}.optional`} label="Optional" />
          </Box>
          <RowActions
            name={`ingredient ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={remove}
          />
        </Box>
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append(emptyLine)}>
        Add ingredient
      </Button>
    </FormSection>
  );
}
