import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { FormSection } from '../ui/FormSection.tsx';
import { RowActions } from '../ui/RowActions.tsx';

/** How it is made, step by step. */
export function StepsInput() {
  const { fields, append, move, remove } = useFieldArray({ name: 'instructions' });
  return (
    <FormSection title="Steps" source="instructions">
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            columnGap: 1,
            gridTemplateColumns: '24px 1fr auto',
            gridTemplateAreas: '"number text actions"',
          }}
        >
          <Typography sx={{ color: 'text.secondary', mt: 2, textAlign: 'right' }}>{index + 1}.</Typography>
          <TextInput
            source={`instructions.${index}.text`}
            label={`Step ${index + 1}`}
            multiline
            helperText={false}
          />
          <RowActions
            name={`step ${index + 1}`}
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={remove}
          />
        </Box>
      ))}
      <Button startIcon={<AddIcon />} onClick={() => append({ text: '' })}>
        Add step
      </Button>
    </FormSection>
  );
}
