import { Alert, Link } from '@mui/material';
import { dayTime } from '../ui/moments.ts';

export default function FactorAlert({ dueAt }: { dueAt: string }) {
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      Set up two-step sign-in by {dayTime(dueAt)}: after that the console is closed without it.{' '}
      <Link href="/profile/account#second-factor" target="_blank" color="inherit">
        Set it up
      </Link>
    </Alert>
  );
}
