import { Button, Stack } from '@mui/material';
import { gateTexts } from '../texts/door.ts';
import { Notice } from './Notice.tsx';
import { NoticeText } from './NoticeText.tsx';
import { Padlock } from './Padlock.tsx';
import { session } from './session.ts';

const texts = gateTexts.factorDue;

/** What one of the staff without a second factor sees once the grace is over. Implements BEYOND-224. */
export function FactorDue() {
  return (
    <Notice>
      <Padlock />
      <NoticeText title={texts.title} text={texts.text} />
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
