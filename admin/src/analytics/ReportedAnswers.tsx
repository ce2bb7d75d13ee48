import {
  type AnswerReport,
  type AnswerReportReason,
  adminAssistantRoutes,
  type answerReportStates,
} from '@barspoon/contracts';
import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { call } from '../api/call.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { dayTime } from '../ui/moments.ts';
import { OneOf } from '../ui/OneOf.tsx';
import { useAct } from '../ui/useAct.ts';

type State = (typeof answerReportStates)[number];

const reasons: Record<AnswerReportReason, string> = {
  wrong: 'It is wrong',
  harmful: 'It could harm someone',
  offensive: 'It is offensive',
  other: 'Something else',
};
const words = { done: 'Report closed', failed: 'Failed to close the report' };

/** Answers that members have shown us, each with what was said just before it. Implements BEYOND-45. */
export function ReportedAnswers() {
  const [state, setState] = useState<State>('open');
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['assistant', 'reports', state],
    queryFn: ({ pageParam }) =>
      call(adminAssistantRoutes.reports, { query: { state, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });
  const reports = data?.pages.flatMap(({ items }) => items);
  return (
    <Box component="section" aria-label="Reported answers" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h6" component="h3">
          Reported answers
        </Typography>
        <OneOf
          name="Which reports"
          choices={[
            ['open', 'Open'],
            ['closed', 'Closed'],
          ]}
          value={state}
          onChange={setState}
        />
      </Box>
      {reports ? (
        reports.length === 0 ? (
          <Typography>{state === 'open' ? 'No open reports.' : 'No report has been closed yet.'}</Typography>
        ) : (
          reports.map((report) => <Report key={report.id} report={report} onClosed={() => void refetch()} />)
        )
      ) : isPending ? (
        <Typography>Loading…</Typography>
      ) : (
        <LoadFailed message="Failed to load the reported answers" onRetry={() => void refetch()} />
      )}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Box>
  );
}

function Report({ report, onClosed }: { report: AnswerReport; onClosed: () => void }) {
  const { isBusy, run } = useAct();
  const createPath = useCreatePath();
  const { before, reported, reason, note, memberId, state, createdAt } = report;
  const close = async () => {
    const input = { params: { id: report.id } };
    if (await run(words, () => call(adminAssistantRoutes.closeReport, input))) onClosed();
  };
  return (
    <Card variant="outlined" component="article" aria-label={`${reasons[reason]}: ${reported.question}`}>
      <CardContent sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="text.secondary">
          {dayTime(createdAt)}, by{' '}
          <Link to={createPath({ resource: 'users', type: 'show', id: memberId })}>a member</Link>
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{reasons[reason]}</Typography>
        {note && <Typography>“{note}”</Typography>}
        {before.map(({ question, text }) => (
          <Exchange key={question} question={question} text={text} isFaint />
        ))}
        <Exchange question={reported.question} text={reported.text} />
        <Typography variant="body2" color="text.secondary">
          {[
            reported.drinks.length > 0 && `Suggested: ${reported.drinks.join(', ')}`,
            reported.by === 'model' ? 'Worded by the language model' : 'Said by the rules',
          ]
            .filter(Boolean)
            .join('. ')}
        </Typography>
        {state === 'open' && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void close()}
            sx={{ justifySelf: 'start' }}
          >
            Close
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

interface ExchangeProps {
  question: string;
  text: readonly string[];
  /** Said before what was reported. */
  isFaint?: boolean;
}

const Exchange = ({ question, text, isFaint = false }: ExchangeProps) => (
  <Box sx={{ pl: 2, borderLeft: 3, borderColor: 'divider', ...(isFaint && { color: 'text.secondary' }) }}>
    <Typography sx={{ fontStyle: 'italic' }}>{question}</Typography>
    <Typography>{text.join(' ')}</Typography>
  </Box>
);
