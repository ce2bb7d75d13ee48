import { garnishShapes } from '@barspoon/contracts';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { choicesOf } from '../ui/choices.ts';
import { FormSection } from '../ui/FormSection.tsx';
import { IngredientSlugInput } from './IngredientSlugInput.tsx';

const max = 4;
const shapes = choicesOf(garnishShapes);

/** What stands on the rim or floats on top; drawn in the picture. */
export function GarnishInput() {
  const { fields, append, remove } = useFieldArray({ name: 'garnish' });
  return (
    <FormSection title="Garnish" source="garnish">
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr auto',
            columnGap: 1,
            '& .MuiFormControl-root': { minWidth: 0 },
          }}
        >
          <SelectInput source={`garnish.${index}.shape`} label="Shape" choices={shapes} helperText={false} />
          <IngredientSlugInput source={`garnish.${index}.ingredient`} />
          <IconButton
            size="small"
            aria-label={`Remove garnish ${index + 1}`}
            onClick={() => remove(index)}
            sx={{ alignSelf: 'start', mt: 1.5 }}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fields.length < max && (
        <Button startIcon={<AddIcon />} onClick={() => append({ shape: 'twist', ingredient: '' })}>
          Add garnish
        </Button>
      )}
    </FormSection>
  );
}
