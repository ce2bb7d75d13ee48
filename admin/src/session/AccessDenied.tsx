import { Button, Stack } from '@mui/material';
import { gateTexts } from '../texts/door.ts';
import { Notice } from './Notice.tsx';
import { NoticeText } from './NoticeText.tsx';
import { Padlock } from './Padlock.tsx';

const texts = gateTexts.accessDenied;

/** Where one signs in and comes back from to the page one wanted. */
const signIn = () => `/profile?${new URLSearchParams({ from: location.pathname + location.search })}`;

/** What everybody but the staff sees at the console. Implements ACCESS-14, CONTRA-02, BEYOND-155. */
export function AccessDenied({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Notice>
      <Padlock />
      <NoticeText title={texts.title} text={texts.text} />
      <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
        <Button variant="contained" href={isSignedIn ? '/profile' : signIn()}>
          {isSignedIn ? texts.profile : texts.signIn}
        </Button>
        <Button variant="outlined" href="/">
          {texts.back}
        </Button>
      </Stack>
    </Notice>
  );
}
