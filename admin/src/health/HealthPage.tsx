import { alarmingSeconds, hasJustLost } from '@barspoon/contracts';
import { Alert, Box, Typography } from '@mui/material';
import { Loading, Title, useGetList } from 'react-admin';
import { serviceWords } from '../audit/audit-words.ts';
import { DeadLettersLink } from '../dead-letters/DeadLettersLink.tsx';
import { consumerWords } from '../dead-letters/dead-letter.ts';
import { Contents } from '../layout/Contents.tsx';
import { RunbookLink } from '../runbook/RunbookLink.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { FactTable } from './FactTable.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import type { ServiceHealth } from './health-methods.ts';
import { agoWords, jobWords } from './health-words.ts';
import { problemsOf } from './verdict.ts';

const refetchInterval = 15_000;

/** Who runs, and what waits: replicas, outboxes, streams, queues and what has failed for good. Implements BEYOND-96. */
export default function HealthPage() {
  const { data, error, refetch } = useGetList<ServiceHealth>('health', {}, { refetchInterval, retry: false });
  if (error && !data) return <LoadFailed message={(error as Error).message} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const down = data.filter(({ state }) => !state).map(({ id }) => serviceWords(id));
  return (
    <Box sx={{ display: 'grid', gap: 4, py: 3, minWidth: 0 }}>
      <Title title="Health" />
      <Contents of="health" />
      {down.length > 0 && (
        <Alert
          severity="error"
          action={<RunbookLink section="servicefailing" about="a service that fails" />}
        >
          Not answering: {down.join(', ')}
        </Alert>
      )}
      <Verdict services={data} isDown={down.length > 0} />
      <Replicas services={data} />
      <FailedJobs />
      <Waiting services={data} />
      <Consumers services={data} />
      <Queues services={data} />
    </Box>
  );
}

type Services = { services: readonly ServiceHealth[] };

/** One sentence for who has no time to read the tables. */
function Verdict({ services, isDown }: Services & { isDown: boolean }) {
  const problems = problemsOf(services);
  if (problems.length > 0) return <Alert severity="warning">Needs a look: {problems.join('; ')}.</Alert>;
  if (isDown) return null;
  return (
    <Alert severity="success">
      All is well: {services.length} services answer, nothing has failed, and nothing waits for long.
    </Alert>
  );
}

const Replicas = ({ services }: Services) => (
  <FactTable
    name="Replicas"
    columns={['Service', 'Replica', 'Release', 'Running for', 'Memory']}
    rows={services
      .flatMap(({ id, state }) => (state?.replicas ?? []).map((replica) => ({ id, ...replica })))
      .map(({ id, name, release, startedAt, memoryMib }, at, all) => ({
        key: `${id} ${name}`,
        cells: [
          serviceWords(id),
          name,
          release,
          agoWords(startedAt),
          // Several services may share a process: its memory is told once.
          all.findIndex((one) => one.name === name) === at ? `${memoryMib} MiB` : 'the same process',
        ],
      }))}
    nothing="No service has said yet that it runs."
  >
    <RunbookLink section="processdown" about="a process that is down" />
  </FactTable>
);

const Waiting = ({ services }: Services) => (
  <FactTable
    name="Outboxes and dead letters"
    says="Events that are recorded and not published yet, those that a consumer has given up, and those that NATS had lost and that were published again."
    columns={['Service', 'Unpublished', 'Oldest', 'Dead letters', 'Lost by NATS']}
    rows={services.flatMap(({ id, state }) =>
      state
        ? [
            {
              key: id,
              isAlarming:
                state.deadLetters > 0 || state.outbox.oldestSeconds > alarmingSeconds || hasJustLost(state),
              cells: [
                serviceWords(id),
                state.outbox.unpublished,
                secondsWords(state.outbox.oldestSeconds),
                state.deadLetters,
                state.lost ? `${state.lost.events}, last ${agoWords(state.lost.lastAt)} ago` : '–',
              ],
            },
          ]
        : [],
    )}
    nothing="No service answers."
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <DeadLettersLink />
      <RunbookLink section="outboxstuck" about="unpublished events" />
      <RunbookLink section="dead-letters" about="dead letters" />
      <RunbookLink section="streamlostevents" about="lost events" />
    </Box>
  </FactTable>
);

function Consumers({ services }: Services) {
  const all = services.flatMap(({ id, state }) =>
    (state?.consumers ?? []).map((consumer) => ({ id, ...consumer })),
  );
  const behind = all.filter(({ pending, unacked }) => pending + unacked > 0);
  return (
    <FactTable
      name="Streams"
      says={`${all.length} consumers; those with events to handle are listed.`}
      columns={['Service', 'Consumer', 'Not delivered', 'In hand']}
      rows={behind
        .sort((a, b) => b.pending - a.pending)
        .map(({ id, consumer, pending, unacked }) => ({
          key: consumer,
          cells: [serviceWords(id), consumerWords(consumer), pending, unacked],
        }))}
      nothing="Every consumer is up to date."
    >
      <RunbookLink section="consumerbehind" about="streams" />
      <Unknown what="NATS" of={services.filter(({ state }) => state?.consumers === null)} />
    </FactTable>
  );
}

const Queues = ({ services }: Services) => (
  <FactTable
    name="Queues"
    columns={['Service', 'Job', 'Waiting', 'Running', 'Failed', 'Oldest', 'Schedule (UTC)', 'Next']}
    rows={services.flatMap(({ id, state }) =>
      (state?.queues ?? []).map((queue) => ({
        key: queue.job,
        isAlarming: queue.failed > 0,
        cells: [
          serviceWords(id),
          jobWords(queue.job),
          queue.waiting,
          queue.running,
          queue.failed,
          secondsWords(queue.oldestSeconds),
          queue.schedule ?? 'When asked for',
          queue.nextAt ? new Date(queue.nextAt).toLocaleTimeString('en') : '–',
        ],
      })),
    )}
    nothing="No service has told of its queues."
  >
    <RunbookLink section="jobslate" about="queues" />
    <Unknown what="Redis" of={services.filter(({ state }) => state?.queues === null)} />
  </FactTable>
);

/** What a server that is down hides. */
const Unknown = ({ what, of }: { what: string; of: readonly ServiceHealth[] }) =>
  of.length > 0 && (
    <Typography color="error">
      {what} does not answer {of.map(({ id }) => serviceWords(id)).join(', ')}
    </Typography>
  );

const secondsWords = (seconds: number): string =>
  seconds === 0 ? '–' : seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
