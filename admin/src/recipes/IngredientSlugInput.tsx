import { useInput, ValidationError } from 'react-admin';
import { IngredientField } from './IngredientField.tsx';

/** An ingredient of the vocabulary, and nothing else. */
export function IngredientSlugInput({ source, label = 'Cut from' }: { source: string; label?: string }) {
  const { id, field, fieldState } = useInput({ source });
  return (
    <IngredientField
      id={id}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      required
      error={fieldState.invalid}
      helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
    />
  );
}
