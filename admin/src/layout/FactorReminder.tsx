import { Alert, Link } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import { dayTime } from '../ui/moments.ts';

/** Tells one of the staff by when they need a second factor. Implements BEYOND-224. */
export function FactorReminder() {
  const state = useSyncExternalStore(session.subscribe, session.state);
  if (state.kind !== 'staff' || !state.factorDueAt) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      Set up two-step sign-in by {dayTime(state.factorDueAt)}: after that the console is closed without it.{' '}
      <Link href="/profile/account#second-factor" target="_blank" color="inherit">
        Set it up
      </Link>
    </Alert>
  );
}
