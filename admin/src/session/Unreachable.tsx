import { Button, Typography } from '@mui/material';
import { Notice } from './Notice.tsx';
import { session } from './session.ts';

/** Nobody could say who is there: the server is down or out of reach. */
export function Unreachable() {
  return (
    <Notice>
      <title>No answer</title>
      <Typography component="h1" variant="h4">
        No answer
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        The server isn't answering. Nothing is lost; try again in a moment.
      </Typography>
      <Button variant="contained" onClick={() => void session.open()} sx={{ justifySelf: 'center' }}>
        Try again
      </Button>
    </Notice>
  );
}
