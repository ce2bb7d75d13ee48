import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { serviceWords } from '../audit/audit-words.ts';
import { Section } from '../notifications/Section.tsx';
import { RunbookLink } from '../runbook/RunbookLink.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { dayTime } from '../ui/moments.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { useAct } from '../ui/useAct.ts';
import { discardJob, type ListedJob, retryJob } from './health-methods.ts';
import { jobWords } from './health-words.ts';

/** Jobs whose attempts have all failed, each to be tried again or given up with a reason. */
export function FailedJobs() {
  const { data, error, refetch } = useGetList<ListedJob>('failed-jobs', {}, { retry: false });
  return (
    <Section name="Failed jobs">
      {error && <LoadFailed message="Failed to load failed jobs" onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="text.secondary">No job has failed.</Typography>}
      <RunbookLink section="failed-jobs" about="failed jobs" />
      {data?.map((job) => (
        <FailedJob key={job.id} job={job} />
      ))}
    </Section>
  );
}

function FailedJob({ job }: { job: ListedJob }) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { isBusy, run } = useAct();
  const retry = () =>
    run({ done: 'The job runs again', failed: 'Failed to retry the job' }, () => retryJob(job));
  const discard = async (why: string) => {
    const words = { done: 'Job discarded', failed: 'Failed to discard the job' };
    if (await run(words, () => discardJob(job, why))) setDiscarding(false);
  };
  return (
    <Card component="article" aria-label={job.id} sx={{ width: '100%' }}>
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="subtitle1" component="h3">
          {jobWords(job.job)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {serviceWords(job.service)} · asked for {dayTime(job.createdAt)} · {job.id}
        </Typography>
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {job.error}
        </Typography>
        <Typography
          component="code"
          variant="body2"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {job.data}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void retry()}>
            Retry
          </Button>
          <Button size="small" color="warning" disabled={isBusy} onClick={() => setDiscarding(true)}>
            Discard
          </Button>
        </Box>
      </CardContent>
      {isDiscarding && (
        <ReasonDialog
          title="Discard this job"
          says="It is never done after this."
          act="Discard"
          missing="Give a reason to discard it."
          isBusy={isBusy}
          onGive={(why) => void discard(why)}
          onClose={() => setDiscarding(false)}
        />
      )}
    </Card>
  );
}
