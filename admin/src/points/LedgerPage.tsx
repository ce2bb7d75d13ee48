import type { adminLedgerRoutes, OutputOf } from '@barspoon/contracts';
import { Box, Typography } from '@mui/material';
import { Link, Show, TopToolbar, useCreatePath, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { AuditLines } from '../audit/AuditLines.tsx';
import { session } from '../session/session.ts';
import { Figure, FigureGroup } from '../ui/Figures.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { CorrectButton } from './CorrectButton.tsx';
import { LedgerList } from './LedgerList.tsx';
import { MissingPoint } from './MissingPoint.tsx';

type Standing = OutputOf<typeof adminLedgerRoutes.standing> & { id: string };
const numbers = new Intl.NumberFormat('en');

/** A member's points, entry by entry, and the only way to correct them: by a further entry. Implements BEYOND-58, BEYOND-60. */
export default function LedgerPage() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = (problem: Error) => {
    notify(problem.message, { type: 'error' });
    redirect('list', 'users');
  };
  return (
    <Show
      emptyWhileLoading
      queryOptions={{ onError }}
      actions={
        <TopToolbar>
          <FindMissing />
          <Correct />
        </TopToolbar>
      }
    >
      <Ledger />
    </Show>
  );
}

function FindMissing() {
  const standing = useRecordContext<Standing>();
  return standing ? <MissingPoint memberId={standing.memberId} /> : null;
}

function Correct() {
  const standing = useRecordContext<Standing>();
  return standing && standing.entries > 0 ? <CorrectButton memberId={standing.memberId} /> : null;
}

function Ledger() {
  const standing = useRecordContext<Standing>();
  const createPath = useCreatePath();
  if (!standing) return null;
  const { memberId, totalPoints, currentLevel, entries } = standing;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h6">
        <Link to={createPath({ resource: 'users', type: 'show', id: memberId })}>
          <MemberName id={memberId} />
        </Link>
      </Typography>
      <FigureGroup name="Standing">
        <Figure name="Points" value={numbers.format(totalPoints)} />
        <Figure name="Level" value={currentLevel} />
        <Figure name="Entries" value={numbers.format(entries)} says="acts and corrections" />
      </FigureGroup>
      <LedgerList memberId={memberId} />
      {session.may('admin') && (
        <Box component="section" sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
            Audit
          </Typography>
          <AuditLines filter={{ service: 'engagement-points', subject: `member:${memberId}` }} />
        </Box>
      )}
    </Box>
  );
}
