import { type AwardedActivity, adminLedgerRoutes, awardedActivities } from '@barspoon/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  MenuItem,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { failure } from '../data/failures.ts';
import { explained } from './missing-words.ts';
import { activityNames } from './points-words.ts';

/** Says why a point a member misses is not there: limit, own content, counted before, still waiting. Implements BEYOND-59. */
export function MissingPoint({ memberId }: { memberId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        Find a missing point
      </Button>
      {isOpen && <MissingPointDialog memberId={memberId} onClose={() => setOpen(false)} />}
    </>
  );
}

function MissingPointDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const notify = useNotify();
  const titleId = useId();
  const [activityType, setActivityType] = useState<AwardedActivity>('recipe_saved');
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10));
  const [about, setAbout] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [lines, setLines] = useState<readonly string[] | null>(null);

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const named = about.trim();
    const query = { activityType, day, ...(named && { about: named }) };
    await call(adminLedgerRoutes.missing, { params: { id: memberId }, query }).then(
      (found) => setLines(explained(found, { activityType, day, about: named })),
      (problem) => notify(failure('Failed to look for the point', problem).message, { type: 'error' }),
    );
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={(event) => void ask(event)}>
        <DialogTitle id={titleId}>Why is a point missing?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            select
            label="What they did"
            value={activityType}
            onChange={({ target }) => setActivityType(target.value as AwardedActivity)}
            sx={{ mt: 1 }}
          >
            {awardedActivities.map((type) => (
              <MenuItem key={type} value={type}>
                {activityNames[type]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="date"
            label="Day"
            required
            value={day}
            helperText="Days are counted by UTC"
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => setDay(target.value)}
          />
          <TextField
            label="About"
            value={about}
            helperText="Optional: the whole name of the recipe, item or challenge"
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={({ target }) => setAbout(target.value)}
          />
          {lines && (
            <List dense disablePadding aria-label="What we found">
              {lines.map((line) => (
                <ListItem key={line} disableGutters>
                  {line}
                </ListItem>
              ))}
            </List>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" disabled={isBusy || day === ''}>
            Find out
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
