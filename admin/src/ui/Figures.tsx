import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' };

/** Figures under a heading. */
export function FigureGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <Typography variant="h6" component="h2" gutterBottom>
        {name}
      </Typography>
      <Box component="dl" sx={{ ...grid, m: 0 }}>
        {children}
      </Box>
    </section>
  );
}

export function Figure({ name, value, says }: { name: string; value: string; says?: string }) {
  return (
    <Card variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      {says && (
        <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
          {says}
        </Typography>
      )}
    </Card>
  );
}
