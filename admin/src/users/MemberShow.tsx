import { type AdminMember, suspensionReasons } from '@barspoon/contracts';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, TopToolbar, useRecordContext } from 'react-admin';
import { AuditLines } from '../audit/AuditLines.tsx';
import { LedgerLink } from '../points/LedgerLink.tsx';
import { session } from '../session/session.ts';
import { isFreeSite } from '../session/site-facts.ts';
import { capitalized } from '../ui/choices.ts';
import { counted } from '../ui/counted.ts';
import { MemberName } from '../ui/MemberName.tsx';
import { dayTime } from '../ui/moments.ts';
import { useLoadFailure } from '../ui/useLoadFailure.ts';
import { ExtendTrial } from './ExtendTrial.tsx';
import { MailLinks } from './MailLinks.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberContents } from './MemberContents.tsx';
import { MemberHead, MemberOnSite } from './MemberHead.tsx';
import { MemberRole } from './MemberRole.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import { MemberStatus } from './MemberStatus.tsx';
import { MemberWarnings } from './MemberWarnings.tsx';
import { ResetSecondFactor } from './ResetSecondFactor.tsx';
import { WarnMember } from './WarnMember.tsx';

const moment = (text: string | null) => (text ? dayTime(text) : '–');

/** One member: who they are, where they are signed in, what was done to them. Implements ADM-USERS-01, BEYOND-93. */
export default function MemberShow() {
  return (
    <Show
      emptyWhileLoading
      queryOptions={useLoadFailure()}
      actions={
        <TopToolbar>
          <MemberOnSite />
          <MemberActions />
          <MemberRole />
          <MailLinks />
          <ExtendTrial />
          <ResetSecondFactor />
          <WarnMember />
        </TopToolbar>
      }
    >
      <Member />
    </Show>
  );
}

function Member() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const facts: [string, ReactNode][] = [
    ['Status', <MemberStatus key="status" status={member.status} />],
    ['Role', capitalized(member.role)],
    ['Access', <MemberAccess key="access" />],
    ['Email', member.email ?? '–'],
    ['Phone', member.phone ?? '–'],
    ['Two-step sign-in', factorsOf(member)],
    [
      'Level',
      <LedgerLink key="level" memberId={member.id}>
        {member.currentLevel}, {counted(member.totalPoints, 'point')}
      </LedgerLink>,
    ],
    ['Registered', moment(member.createdAt)],
    ['Last active', moment(member.lastActiveAt)],
    ...paidFacts(member),
    ...suspensionFacts(member),
  ];
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3, minWidth: 0 }}>
      <MemberHead member={member} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}
      >
        {facts.map(([name, fact]) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {fact}
            </Typography>
          </Box>
        ))}
      </Box>
      {session.may('staff:moderation') && (
        <Section title="Contents">
          <MemberContents id={member.id} />
        </Section>
      )}
      {session.may('staff:support') && (
        <Section title="Signed in">
          <MemberSessions member={member} />
        </Section>
      )}
      {session.may('staff:moderation') && (
        <Section title="Warnings">
          <MemberWarnings member={member} />
        </Section>
      )}
      {session.may('admin') && (
        <Section title="Audit">
          <AuditLines filter={{ service: 'identity', subject: `member:${member.id}` }} />
        </Section>
      )}
    </Box>
  );
}

/** Since when, and by what. Implements BEYOND-276. */
function factorsOf({ secondFactorSince, secondFactors }: AdminMember): string {
  if (!secondFactorSince) return 'Off';
  const { app = false, passkeys = 0 } = secondFactors ?? {};
  const kinds = [app && 'app', passkeys > 0 && counted(passkeys, 'passkey')].filter(Boolean);
  return [`Since ${dayTime(secondFactorSince)}`, ...kinds].join(', ');
}

const paidFacts = ({ subscribedUntil }: AdminMember): [string, ReactNode][] =>
  isFreeSite() ? [] : [['Paid until', moment(subscribedUntil)]];

function suspensionFacts({ suspendedAt, suspension }: AdminMember): [string, ReactNode][] {
  if (!suspendedAt) return [];
  const since: [string, ReactNode][] = [['Suspended', moment(suspendedAt)]];
  if (!suspension) return since;
  const { until, reason, by, note } = suspension;
  return [
    ...since,
    ['Suspended until', until ? moment(until) : 'Somebody lifts it'],
    ['Suspended for', reason ? suspensionReasons[reason] : '–'],
    ['Suspended by', <MemberName key="by" id={by} />],
    ...(note ? ([['Note for the team', note]] as [string, ReactNode][]) : []),
  ];
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
