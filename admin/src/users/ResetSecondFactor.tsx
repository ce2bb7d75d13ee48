import { type AdminMember, adminMemberRoutes } from '@barspoon/contracts';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import { useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { session } from '../session/session.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { WordedButton } from '../ui/WordedButton.tsx';
import { useMemberAct } from './useMemberAct.ts';

/** For a member who lost phone, passkeys and recovery codes; nobody does so for themselves. Implements BEYOND-223. */
export function ResetSecondFactor() {
  const member = useRecordContext<AdminMember>();
  const { identity } = useGetIdentity();
  const { isBusy, run } = useMemberAct('resetSecondFactor');
  const [isOpen, setOpen] = useState(false);
  if (!member?.secondFactorSince || member.id === identity?.id) return null;
  if (!session.mayActOn(member, adminMemberRoutes.resetSecondFactor.access)) return null;
  const reset = async (reason: string) => {
    if (await run(member.id, reason)) setOpen(false);
  };
  return (
    <>
      <WordedButton label="Reset two-step sign-in" icon={<LockResetIcon />} onClick={() => setOpen(true)} />
      {isOpen && (
        <ReasonDialog
          title={`Reset two-step sign-in of ${member.fullName}`}
          says="Make sure that it is really them. Their passkeys are removed, they sign in with their password alone, are signed out everywhere, lose their personal access tokens and get an email."
          act="Reset"
          missing="Say why it is reset"
          isBusy={isBusy}
          onGive={(reason) => void reset(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
