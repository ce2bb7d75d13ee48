import type { AdminMember } from '@barspoon/contracts';
import PromoteIcon from '@mui/icons-material/AddModeratorOutlined';
import ManageIcon from '@mui/icons-material/ManageAccountsOutlined';
import DemoteIcon from '@mui/icons-material/RemoveModeratorOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { session } from '../session/session.ts';
import { Question } from '../ui/Question.tsx';
import { WordedButton } from '../ui/WordedButton.tsx';
import { ManageMember } from './ManageMember.tsx';
import { useMemberAct } from './useMemberAct.ts';

/**
 * Manage, promote and demote one member; nobody demotes themselves. `compact` shows pictures only, with their words as
 * tips, so that they fit into a table. Implements ADM-USERS-02, ADM-USERS-03.
 */
export function MemberActions({ compact = false }: { compact?: boolean }) {
  const member = useRecordContext<AdminMember>();
  const { identity } = useGetIdentity();
  const [isManaging, setManaging] = useState(false);
  if (!member || !identity) return null;
  const isOneself = member.id === identity.id;
  const isAdmin = session.may('admin');
  return (
    // A click on a button is not one on the row.
    <Box sx={{ display: 'flex', gap: 0.5 }} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {session.mayActOn(member, 'staff:suspensions') && (
        <ActButton
          compact={compact}
          label="Manage"
          name={member.fullName}
          icon={<ManageIcon />}
          onClick={() => setManaging(true)}
        />
      )}
      {isAdmin && member.status === 'admin' && !isOneself && (
        <ConfirmedAct act="demote" member={member} compact={compact} />
      )}
      {isAdmin && member.role !== 'admin' && member.status !== 'suspended' && (
        <ConfirmedAct act="promote" member={member} compact={compact} />
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

interface ActButtonProps {
  compact: boolean;
  label: string;
  name: string;
  icon: ReactElement;
  onClick: () => void;
}

function ActButton({ compact, label, name, icon, onClick }: ActButtonProps) {
  const props = { 'aria-label': `${label} ${name}`, onClick };
  if (!compact) return <WordedButton label={label} icon={icon} {...props} />;
  return (
    <Tooltip title={label} disableInteractive>
      <IconButton size="small" color="primary" {...props}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

interface ConfirmedActProps {
  act: keyof typeof acts;
  member: AdminMember;
  compact: boolean;
}

function ConfirmedAct({ act, member, compact }: ConfirmedActProps) {
  const { label, title, icon, says } = acts[act];
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useMemberAct(act);
  const confirm = async () => {
    await run(member.id);
    setAsking(false);
  };
  return (
    <>
      <ActButton
        compact={compact}
        label={label}
        name={member.fullName}
        icon={icon}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Question
          title={`${label} ${member.fullName} ${title}`}
          verb={label}
          isBusy={isBusy}
          isGrave={act === 'demote'}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          {`${member.fullName} (@${member.username}) ${says}`}
        </Question>
      )}
    </>
  );
}
