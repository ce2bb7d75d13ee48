import { Button, Stack, Typography } from '@mui/material';
import { Link, Title } from 'react-admin';

/** An address under `/admin` that leads nowhere. */
export const NotFound = () => (
  <Stack sx={{ alignItems: 'center', gap: 2, pt: 12 }}>
    <Title title="Page not found" />
    <Typography sx={{ color: 'text.secondary' }}>This page doesn't exist in the console.</Typography>
    <Button variant="contained" component={Link} to="/">
      Back to the console
    </Button>
  </Stack>
);
