import { Checkbox, FormControlLabel } from '@mui/material';
import { useInput } from 'react-admin';

/** A yes or no that fits into a row of a form. */
export function CheckInput({ source, label }: { source: string; label: string }) {
  const { id, field } = useInput({ source });
  return (
    <FormControlLabel
      control={<Checkbox id={id} size="small" sx={{ p: 0.5 }} />}
      checked={Boolean(field.value)}
      onChange={(_, checked) => field.onChange(checked)}
      onBlur={field.onBlur}
      label={label}
      sx={{ m: 0, height: 40 }}
    />
  );
}
