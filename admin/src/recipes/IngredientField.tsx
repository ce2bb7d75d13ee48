import { Autocomplete, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { capitalized } from '../ui/choices.ts';
import { type IngredientChoice, useIngredientSearch } from './useIngredientSearch.ts';

/** What an ingredient is called, by its slug. */
export const ingredientName = (slug: string): string => capitalized(slug.replaceAll('-', ' '));

const choiceOf = (slug: string): IngredientChoice => ({ id: slug, name: ingredientName(slug) });

/** Asks for an ingredient of the vocabulary and takes nothing else; `value` is its slug, or empty. */
export function IngredientField({
  value,
  onChange,
  onBlur,
  ...field
}: {
  id?: string;
  label: string;
  value: string;
  onChange: (slug: string) => void;
  onBlur?: () => void;
  required?: boolean;
  error?: boolean;
  helperText?: ReactNode;
}) {
  const { id, ...shown } = field;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const known = useIngredientSearch(typed, isOpen);
  const chosen = known.find((choice) => choice.id === value);
  return (
    <Autocomplete
      {...(id && { id })}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={known}
      filterOptions={(choices) => choices}
      getOptionLabel={(choice) => choice.name}
      isOptionEqualToValue={(choice, one) => choice.id === one.id}
      value={value ? (chosen ?? choiceOf(value)) : null}
      onChange={(_, choice) => onChange(choice?.id ?? '')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      {...(onBlur && { onBlur })}
      renderInput={(params) => <TextField {...params} {...shown} />}
    />
  );
}
