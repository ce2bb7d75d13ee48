import { Button } from '@mui/material';
import { gateTexts } from '../texts/door.ts';
import { Notice } from './Notice.tsx';
import { NoticeText } from './NoticeText.tsx';
import { session } from './session.ts';

const texts = gateTexts.unreachable;

/** Nobody could say who is there: the server is down or out of reach. */
export function Unreachable() {
  return (
    <Notice>
      <NoticeText title={texts.title} text={texts.text} />
      <Button variant="contained" onClick={() => void session.open()} sx={{ justifySelf: 'center' }}>
        {texts.again}
      </Button>
    </Notice>
  );
}
