import { Button, Stack, Typography } from '@mui/material';
import { Link, Title, useLocation } from 'react-admin';
import { resources } from '../resources.ts';

/** An address under `/admin` that leads nowhere, or to a page the role of whoever is here does not open. */
export function NotFound() {
  const isClosed = (useLocation().pathname.split('/')[1] ?? '') in resources;
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, pt: 12 }}>
      <Title title={isClosed ? 'Access denied' : 'Page not found'} />
      <Typography sx={{ color: 'text.secondary' }}>
        {isClosed ? "Your role doesn't include this page." : "This page doesn't exist in the console."}
      </Typography>
      <Button variant="contained" component={Link} to="/">
        Back to the console
      </Button>
    </Stack>
  );
}
