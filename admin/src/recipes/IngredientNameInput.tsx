import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useIngredientSearch } from './useIngredientSearch.ts';

/** The name of a line: anything may be written, what the vocabulary knows is suggested. */
export function IngredientNameInput({ source }: { source: string }) {
  const { id, field, fieldState } = useInput({ source });
  const [isOpen, setOpen] = useState(false);
  const name: string = field.value ?? '';
  const known = useIngredientSearch(name, isOpen);

  return (
    <Autocomplete
      id={id}
      freeSolo
      disableClearable
      open={isOpen && known.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={known.map((choice) => choice.name)}
      filterOptions={(names) => names}
      inputValue={name}
      onInputChange={(_, text, reason) => reason !== 'reset' && field.onChange(text)}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ingredient"
          required
          error={fieldState.invalid}
          helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
        />
      )}
    />
  );
}
