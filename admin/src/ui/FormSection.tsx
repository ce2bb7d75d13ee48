import { Box, FormHelperText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

interface Props {
  title: string;
  /** The list this section edits, whose own error ("Add at least one step") is shown here. */
  source?: string;
  children: ReactNode;
}

/** A titled part of a long form. */
export function FormSection({ title, source, children }: Props) {
  const { errors } = useFormState();
  const message = source && (errors[source]?.message ?? errors[source]?.root?.message);
  return (
    <Box component="section" sx={{ mb: 3, width: '100%' }}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>}
      {children}
    </Box>
  );
}
