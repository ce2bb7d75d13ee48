import { ApiProblem } from '@barspoon/browser';
import { adminNewsRoutes, type OutputOf } from '@barspoon/contracts';
import TryIcon from '@mui/icons-material/Troubleshoot';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../api/call.ts';
import { dayTime } from '../ui/moments.ts';

type Found = OutputOf<typeof adminNewsRoutes.test>['items'];

/** What the address in the form would bring, before it is saved. */
export function TryFeed() {
  const url: string | undefined = useWatch({ name: 'url' });
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const read = async () => {
    setBusy(true);
    setFound(undefined);
    setProblem(undefined);
    try {
      setFound((await call(adminNewsRoutes.test, { body: { url: url ?? '' } })).items);
    } catch (cause) {
      const reason = cause instanceof ApiProblem ? (cause.errors[0]?.message ?? cause.detail) : undefined;
      setProblem(reason ?? "The feed couldn't be tried");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ mb: 2, width: '100%' }}>
      <Button startIcon={<TryIcon />} variant="outlined" disabled={busy || !url} onClick={() => void read()}>
        Test feed
      </Button>
      <div role="status">
        {problem && (
          <Typography variant="body2" color="error" sx={{ mt: 1 }}>
            {problem}
          </Typography>
        )}
        {found?.length === 0 && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            The feed answers, but has no articles with a title, an address and a date.
          </Typography>
        )}
        {found && found.length > 0 && (
          <List dense aria-label="Newest articles">
            {found.map(({ title, summary, publishedAt }) => (
              <ListItem key={`${publishedAt} ${title}`} disableGutters>
                <ListItemText primary={title} secondary={`${dayTime(publishedAt)} · ${summary}`} />
              </ListItem>
            ))}
          </List>
        )}
      </div>
    </Box>
  );
}
