import { Button, Stack, Typography } from '@mui/material';
import { gateTexts } from '../texts/door.ts';
import { Notice } from './Notice.tsx';
import { Padlock } from './Padlock.tsx';

const texts = gateTexts.accessDenied;

/** What everybody but the staff sees at the console. Implements ACCESS-14, CONTRA-02. */
export function AccessDenied({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Notice>
      <title>{texts.title}</title>
      <Padlock />
      <Typography component="h1" variant="h4">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.text}</Typography>
      <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
        <Button variant="contained" href="/profile">
          {isSignedIn ? texts.profile : texts.signIn}
        </Button>
        <Button variant="outlined" href="/">
          {texts.back}
        </Button>
      </Stack>
    </Notice>
  );
}
