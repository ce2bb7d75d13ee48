import { Button, Stack, Typography } from '@mui/material';
import { Link, Title } from 'react-admin';

/** An address under `/admin` that leads nowhere. */
export const NotFound = () => (
  <Stack sx={{ alignItems: 'center', gap: 2, pt: 12 }}>
    <Title title="Page not found" />
    <Typography sx={{ color: 'text.secondary' }}>There is nothing in the console at this address.</Typography>
    <Button variant="contained" component={Link} to="/">
      To the console
    </Button>
  </Stack>
);
