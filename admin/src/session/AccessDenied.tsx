import { Button, Stack, Typography } from '@mui/material';
import { Notice } from './Notice.tsx';
import { Padlock } from './Padlock.tsx';

/** What everybody but admins sees at the console. Implements ACCESS-14, CONTRA-02. */
export function AccessDenied({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Notice>
      <title>Access Denied</title>
      <Padlock />
      <Typography component="h1" variant="h4">
        Access Denied
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Sorry, you don't have permission to access the admin panel.
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
        <Button variant="contained" href="/profile">
          {isSignedIn ? 'Your profile' : 'Sign in'}
        </Button>
        <Button variant="outlined" href="/">
          Back to the site
        </Button>
      </Stack>
    </Notice>
  );
}
