import { Button, Stack, Typography } from '@mui/material';
import { gateTexts } from '../texts/door.ts';
import { Notice } from './Notice.tsx';
import { Padlock } from './Padlock.tsx';
import { session } from './session.ts';

const texts = gateTexts.factorDue;

/** What one of the staff without a second factor sees once the grace is over. Implements BEYOND-224. */
export function FactorDue() {
  return (
    <Notice>
      <title>{texts.title}</title>
      <Padlock />
      <Typography component="h1" variant="h4">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{texts.text}</Typography>
      <Stack direction="row" sx={{ gap: 1.5, mt: 1, justifySelf: 'center' }}>
        <Button variant="contained" href="/profile/account#second-factor" target="_blank">
          {texts.setUp}
        </Button>
        <Button variant="outlined" onClick={() => void session.openAgain()}>
          {texts.again}
        </Button>
      </Stack>
    </Notice>
  );
}
