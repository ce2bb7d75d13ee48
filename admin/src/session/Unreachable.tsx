import { Button, Typography } from '@mui/material';
import { gateTexts } from '../texts/door.ts';
import { Notice } from './Notice.tsx';
import { session } from './session.ts';

const texts = gateTexts.unreachable;

/** Nobody could say who is there: the server is down or out of reach. */
export function Unreachable() {
  return (
    <Notice>
      <title>{texts.title}</title>
      <Typography component="h1" variant="h4">
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.text}</Typography>
      <Button variant="contained" onClick={() => void session.open()} sx={{ justifySelf: 'center' }}>
        {texts.again}
      </Button>
    </Notice>
  );
}
