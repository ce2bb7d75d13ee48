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
import { capitalised } from '../ui/choices.ts';
import { useMemberAct } from './useMemberAct.ts';

const meanings = {
  active: 'An ordinary member. Takes suspension and admin role away; a paid membership stays.',
  suspended: 'Signed out everywhere at once, and cannot sign in until made active again.',
  admin: 'Sees and changes everything in this console.',
} as const;

interface Props {
  member: AdminMember;
  isOneself: boolean;
  onClose: () => void;
}

/** Sets a member's status. Implements ADM-USERS-02, ADM-USERS-05, BEYOND-93. */
export function ManageMember({ member, isOneself, onClose }: Props) {
  const titleId = useId();
  const present = member.status === 'subscribed' ? 'active' : member.status;
  const [status, setStatus] = useState<(typeof settableStatuses)[number]>(present);
  const { isBusy, run } = useMemberAct('setStatus');
  const save = async () => {
    if (await run(member.id, status)) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Manage {member.fullName}</DialogTitle>
      <DialogContent>
        {isOneself && <Alert severity="info">You cannot change your own status.</Alert>}
        <RadioGroup
          aria-labelledby={titleId}
          value={status}
          onChange={(event) => setStatus(event.target.value as typeof status)}
        >
          {settableStatuses.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              disabled={isOneself}
              control={<Radio autoFocus={one === present} />}
              label={
                <>
                  {capitalised(one)}
                  <FormHelperText sx={{ mt: 0 }}>{meanings[one]}</FormHelperText>
                </>
              }
              sx={{ alignItems: 'flex-start', mt: 1 }}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={isOneself || isBusy || status === present}
          onClick={() => void save()}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
