import type { AdminMember } from '@barspoon/contracts';
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { session } from '../session/session.ts';
import { Question } from '../ui/Question.tsx';
import { WordedButton } from '../ui/WordedButton.tsx';
import { useMemberAct } from './useMemberAct.ts';

const purposes = {
  'verify-email': {
    label: 'Email verification link',
    title: 'a link to verify their address',
    says: 'It expires in one day.',
  },
  'reset-password': {
    label: 'Email password link',
    title: 'a link for a new password',
    says: 'It expires in one hour. Their current password works until they use it.',
  },
} as const;
type Purpose = keyof typeof purposes;

/** Mails the member at hand a link again that did not reach them. */
export function MailLinks() {
  const member = useRecordContext<AdminMember>();
  if (!member?.email || member.status === 'suspended') return null;
  if (!session.mayActOn(member, 'staff:support')) return null;
  return (
    <>
      {!member.emailVerified && <MailLink member={member} purpose="verify-email" />}
      <MailLink member={member} purpose="reset-password" />
    </>
  );
}

function MailLink({ member, purpose }: { member: AdminMember; purpose: Purpose }) {
  const { label, title, says } = purposes[purpose];
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useMemberAct('sendLink');
  const send = async () => {
    await run(member.id, purpose);
    setAsking(false);
  };
  return (
    <>
      <WordedButton label={label} icon={<MailIcon />} onClick={() => setAsking(true)} />
      {isAsking && (
        <Question
          title={`Email ${member.fullName} ${title}`}
          verb="Send"
          isBusy={isBusy}
          onConfirm={() => void send()}
          onClose={() => setAsking(false)}
        >
          {`It goes to ${member.email}. ${says}`}
        </Question>
      )}
    </>
  );
}
