import { type AdminMember, type Role, roles } from '@barspoon/contracts';
import RoleIcon from '@mui/icons-material/BadgeOutlined';
import {
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
import { useGetIdentity, useRecordContext } from 'react-admin';
import { session } from '../session/session.ts';
import { capitalized } from '../ui/choices.ts';
import { WordedButton } from '../ui/WordedButton.tsx';
import { useMemberAct } from './useMemberAct.ts';

const meanings: Record<Role, string> = {
  admin: 'Can see and change everything in this console.',
  editor: 'Recipes, imports, trends, ratings, the vocabulary and bar items.',
  moderator: 'The moderation queue, live sessions, job postings, ratings and suspensions.',
  support: "Members' sign-ins, mails and points, and the messages of the contact form.",
  member: 'No access to this console.',
};
const offered = [...roles].reverse();

/** Lets an admin choose what the member at hand may do in the console. Implements BEYOND-93. */
export function MemberRole() {
  const member = useRecordContext<AdminMember>();
  const { identity } = useGetIdentity();
  const [isOpen, setOpen] = useState(false);
  if (!member || !identity || member.id === identity.id || !session.may('admin')) return null;
  if (member.status === 'suspended') return null;
  return (
    <>
      <WordedButton
        label="Role"
        aria-label={`Role of ${member.fullName}`}
        icon={<RoleIcon />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <RoleDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function RoleDialog({ member, onClose }: { member: AdminMember; onClose: () => void }) {
  const titleId = useId();
  const effectId = useId();
  const [role, setRole] = useState(member.role);
  const { isBusy, run } = useMemberAct('setRole');
  const isSame = role === member.role;
  const save = async () => {
    if (await run(member.id, role)) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Role of {member.fullName}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-labelledby={titleId}
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
        >
          {offered.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio autoFocus={one === member.role} />}
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
      </DialogContent>
      <DialogActions>
        <FormHelperText id={effectId} sx={{ mr: 'auto', ml: 2 }}>
          {isSame ? 'Choose another role to save.' : 'Takes effect immediately.'}
        </FormHelperText>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          aria-describedby={effectId}
          disabled={isBusy || isSame}
          onClick={() => void save()}
        >
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
