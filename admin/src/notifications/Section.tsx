import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box component="section" aria-label={name} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
    <Typography variant="h6" component="h2">
      {name}
    </Typography>
    {children}
  </Box>
);
