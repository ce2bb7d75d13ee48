import { type AdminMember, adminMemberRoutes, dayMs } from '@barspoon/contracts';
import MoreTimeIcon from '@mui/icons-material/MoreTimeOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { session } from '../session/session.ts';
import { day } from '../ui/moments.ts';
import { WordedButton } from '../ui/WordedButton.tsx';
import { useMemberAct } from './useMemberAct.ts';

const choices = [3, 7, 14, 30] as const;
type Days = (typeof choices)[number];

/** Days after the end of a trial, or from now if it is over. */
export const trialEndAfter = (
  member: Pick<AdminMember, 'access' | 'accessUntil'>,
  days: number,
  now: Date,
): Date =>
  new Date(
    (member.access === 'trial' && member.accessUntil ? Date.parse(member.accessUntil) : now.getTime()) +
      days * dayMs,
  );

/** Gives the member at hand more time to try the site. Implements BEYOND-93. */
export function ExtendTrial() {
  const member = useRecordContext<AdminMember>();
  const [isOpen, setOpen] = useState(false);
  if (!member || !session.mayActOn(member, adminMemberRoutes.extendTrial.access)) return null;
  if (member.access !== 'trial' && member.access !== 'expired') return null;
  return (
    <>
      <WordedButton label="Extend trial" icon={<MoreTimeIcon />} onClick={() => setOpen(true)} />
      {isOpen && <TrialDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrialDialog({ member, onClose }: { member: AdminMember; onClose: () => void }) {
  const titleId = useId();
  const [days, setDays] = useState<Days>(7);
  const [now] = useState(() => new Date());
  const { isBusy, run } = useMemberAct('extendTrial');
  const until = trialEndAfter(member, days, now);
  const save = async () => {
    if (await run(member.id, until.toISOString())) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Extend the trial of {member.fullName}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby={titleId}
          value={days}
          onChange={(_, value) => setDays(Number(value) as Days)}
        >
          {choices.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={`${one} more days`} />
          ))}
        </RadioGroup>
        <DialogContentText sx={{ mt: 1 }}>
          It ends on {day(until.toISOString())}. {member.fullName} is told.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Extend
        </Button>
      </DialogActions>
    </Dialog>
  );
}
