import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput, useResourceContext, useTranslateLabel, ValidationError } from 'react-admin';

/** Entries of a comma separated text, trimmed, empty and repeated ones dropped. Implements ADM-REC-02. */
export const entriesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

/** A list of short texts, typed or pasted comma separated; each becomes a chip at its comma, at Enter or on leaving. */
export function CommaListInput({
  source,
  placeholder,
  options = [],
}: {
  source: string;
  placeholder: string;
  /** What is offered while it is typed; anything else may be written as well. */
  options?: readonly string[];
}) {
  const { id, field, fieldState } = useInput<Record<string, string[]>>({
    source,
    parse: (list) => list,
    format: (list) => list ?? [],
  });
  const label = useTranslateLabel()({ source, resource: useResourceContext() ?? '' });
  const [typed, setTyped] = useState('');
  const entries: string[] = field.value;

  const add = (text: string) => {
    field.onChange([...new Set([...entries, ...entriesOf(text)])]);
    setTyped('');
  };

  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      disableClearable
      options={options}
      filterSelectedOptions
      value={entries}
      inputValue={typed}
      onChange={(_, list) => field.onChange(entriesOf(list.join(',')))}
      onInputChange={(_, text, reason) => {
        if (reason === 'input' && text.includes(',')) add(text);
        else if (reason !== 'blur') setTyped(text);
      }}
      onBlur={() => {
        if (typed.trim() !== '') add(typed);
        field.onBlur();
      }}
      // Enter ends an entry; it never submits the form around, also while nothing is typed.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={entries.length === 0 ? placeholder : ''}
          error={fieldState.invalid}
          helperText={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
        />
      )}
    />
  );
}
