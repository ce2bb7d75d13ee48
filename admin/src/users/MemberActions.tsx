import type { AdminMember } from '@barspoon/contracts';
import PromoteIcon from '@mui/icons-material/AddModeratorOutlined';
import ManageIcon from '@mui/icons-material/ManageAccountsOutlined';
import DemoteIcon from '@mui/icons-material/RemoveModeratorOutlined';
import { Box } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { Button, Confirm, useGetIdentity, useRecordContext } from 'react-admin';
import { ManageMember } from './ManageMember.tsx';
import { useMemberAct } from './useMemberAct.ts';

/** Manage, promote and demote one member. Nobody demotes herself. Implements ADM-USERS-02, ADM-USERS-03. */
export function MemberActions() {
  const member = useRecordContext<AdminMember>();
  const { identity } = useGetIdentity();
  const [isManaging, setManaging] = useState(false);
  if (!member || !identity) return null;
  const isOneself = member.id === identity.id;
  return (
    // A click on a button is not one on the row.
    <Box sx={{ display: 'flex', gap: 0.5 }} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <Button label="Manage" aria-label={`Manage ${member.fullName}`} onClick={() => setManaging(true)}>
        <ManageIcon />
      </Button>
      {member.status === 'admin' && !isOneself && <ConfirmedAct act="demote" member={member} />}
      {member.role === 'member' && member.status !== 'suspended' && (
        <ConfirmedAct act="promote" member={member} />
      )}
      {isManaging && (
        <ManageMember member={member} isOneself={isOneself} onClose={() => setManaging(false)} />
      )}
    </Box>
  );
}

const acts = {
  promote: {
    label: 'Promote',
    title: 'to admin',
    icon: <PromoteIcon />,
    says: 'will see and change everything in this console.',
  },
  demote: {
    label: 'Demote',
    title: 'from admin',
    icon: <DemoteIcon />,
    says: 'will lose this console at once. A paid membership stays.',
  },
} as const;

function ConfirmedAct({ act, member }: { act: keyof typeof acts; member: AdminMember }) {
  const { label, title, icon, says } = acts[act];
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useMemberAct(act);
  const confirm = async () => {
    await run(member.id);
    setAsking(false);
  };
  return (
    <>
      <Button label={label} aria-label={`${label} ${member.fullName}`} onClick={() => setAsking(true)}>
        {icon}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={`${label} ${member.fullName} ${title}`}
        content={`${member.fullName} (@${member.username}) ${says}`}
        confirmColor={act === 'demote' ? 'warning' : 'primary'}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
