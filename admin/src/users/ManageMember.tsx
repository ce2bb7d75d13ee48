import { type AdminMember, settableStatuses } from '@barspoon/contracts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { session } from '../session/session.ts';
import { capitalized } from '../ui/choices.ts';
import { SuspensionFields, type SuspensionTerms, sentTerms, termsOf } from './SuspensionFields.tsx';
import { useMemberAct } from './useMemberAct.ts';

const meanings = {
  active: 'Not suspended and not an admin. Any other role and a paid membership stay.',
  suspended: "Signed out everywhere right away. Can't sign in until the suspension ends.",
  admin: 'Can see and change everything in this console.',
} as const;

/** Only admins make admins. */
const isOffered = (status: string) => status !== 'admin' || session.may('admin');

interface Props {
  member: AdminMember;
  isOneself: boolean;
  onClose: () => void;
}

/** Sets a member's status, a suspension with its terms. Implements ADM-USERS-02, ADM-USERS-05, BEYOND-93, BEYOND-158. */
export function ManageMember({ member, isOneself, onClose }: Props) {
  const titleId = useId();
  const reasonId = useId();
  const present = member.status === 'subscribed' ? 'active' : member.status;
  const [status, setStatus] = useState<(typeof settableStatuses)[number]>(present);
  const [terms, setTerms] = useState<SuspensionTerms | null>(null);
  const [now] = useState(() => new Date());
  const shownTerms = terms ?? termsOf(member);
  const isSuspending = status === 'suspended';
  const isSame = status === present && !(isSuspending && terms);
  const { isBusy, run } = useMemberAct('setStatus');
  const save = async () => {
    const how = isSuspending ? sentTerms(shownTerms, member, now) : {};
    if (await run(member.id, { status, ...how })) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Manage {member.fullName}</DialogTitle>
      <DialogContent>
        {isOneself && (
          <Alert id={reasonId} severity="info">
            You cannot change your own status.
          </Alert>
        )}
        <RadioGroup
          aria-labelledby={titleId}
          value={status}
          onChange={(event) => setStatus(event.target.value as typeof status)}
        >
          {settableStatuses.filter(isOffered).map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              disabled={isOneself}
              control={<Radio autoFocus={one === present} />}
              label={
                <>
                  {capitalized(one)}
                  <FormHelperText sx={{ mt: 0 }}>{meanings[one]}</FormHelperText>
                </>
              }
              sx={{ alignItems: 'flex-start', mt: 1 }}
            />
          ))}
        </RadioGroup>
        {isSuspending && !isOneself && (
          <SuspensionFields member={member} terms={shownTerms} now={now} onChange={setTerms} />
        )}
      </DialogContent>
      <DialogActions>
        {!isOneself && isSame && (
          <FormHelperText id={reasonId} sx={{ mr: 'auto', ml: 2 }}>
            {isSuspending ? 'Change something to save.' : 'Choose another status to save.'}
          </FormHelperText>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          aria-describedby={reasonId}
          disabled={isOneself || isBusy || isSame}
          onClick={() => void save()}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
