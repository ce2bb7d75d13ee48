import { type AdminMember, adminMemberRoutes } from '@barspoon/contracts';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { session } from '../session/session.ts';
import { WordedButton } from '../ui/WordedButton.tsx';
import { useMemberAct } from './useMemberAct.ts';

/** For a member who lost phone and recovery codes; nobody does so for themselves. Implements BEYOND-223. */
export function ResetSecondFactor() {
  const member = useRecordContext<AdminMember>();
  const { identity } = useGetIdentity();
  const [isOpen, setOpen] = useState(false);
  if (!member?.secondFactorSince || member.id === identity?.id) return null;
  if (!session.mayActOn(member, adminMemberRoutes.resetSecondFactor.access)) return null;
  return (
    <>
      <WordedButton label="Reset two-step sign-in" icon={<LockResetIcon />} onClick={() => setOpen(true)} />
      {isOpen && <ResetDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResetDialog({ member, onClose }: { member: AdminMember; onClose: () => void }) {
  const titleId = useId();
  const [reason, setReason] = useState('');
  const { isBusy, run } = useMemberAct('resetSecondFactor');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await run(member.id, reason.trim())) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>Reset two-step sign-in of {member.fullName}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Make sure that it is really them. They sign in with their password alone, are signed out
            everywhere and get an email.
          </DialogContentText>
          <TextField
            label="Reason"
            helperText="For the audit."
            required
            autoFocus
            fullWidth
            margin="normal"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isBusy || reason.trim() === ''}>
            Reset
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
