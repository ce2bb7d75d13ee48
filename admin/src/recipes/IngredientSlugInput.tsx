import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { capitalized } from '../ui/choices.ts';
import { type IngredientChoice, useIngredientSearch } from './useIngredientSearch.ts';

const choiceOf = (slug: string): IngredientChoice => ({
  id: slug,
  name: capitalized(slug.replaceAll('-', ' ')),
});

/** An ingredient of the vocabulary, and nothing else. */
export function IngredientSlugInput({ source, label = 'Cut from' }: { source: string; label?: string }) {
  const { id, field, fieldState } = useInput({ source });
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const known = useIngredientSearch(typed, isOpen);
  const chosen = known.find((choice) => choice.id === field.value);

  return (
    <Autocomplete
      id={id}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={known}
      filterOptions={(choices) => choices}
      getOptionLabel={(choice) => choice.name}
      isOptionEqualToValue={(choice, value) => choice.id === value.id}
      value={field.value ? (chosen ?? choiceOf(field.value)) : null}
      onChange={(_, choice) => field.onChange(choice?.id ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required
          error={fieldState.invalid}
          helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
        />
      )}
    />
  );
}
