import { Alert, Button } from '@mui/material';

/** Something could not be read: what, and the way to try again. */
export const LoadFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Alert
    severity="error"
    sx={{ m: 2 }}
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}
  </Alert>
);
