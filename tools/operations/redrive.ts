import { operationRoutesOf } from '@barspoon/contracts';
import { readArguments, refuse } from '../arguments.ts';
import { withServices } from '../command.ts';
import { explain } from './explain.ts';

const usage = `npm run redrive -- --service <name> --since <moment> [--until <moment>]

Publishes again the events a service has recorded in a period, from its outbox: for a NATS server that was restored
from an old copy. One that has lost its disk is rebuilt without this. Consumers know what they have handled.

  --since 2026-11-21T08:00:00Z     or 2h, 3d: so long ago
  --until 2026-11-21T09:00:00Z`;

const { values } = readArguments(usage, {
  options: {
    service: { type: 'string' },
    since: { type: 'string' },
    until: { type: 'string' },
  },
});

if (!values.service || !values.since) refuse('It needs --service and --since', usage);
await redrive(values.service, values.since, values.until).catch(explain);

async function redrive(service: string, since: string, until?: string): Promise<void> {
  const body = { since: momentOf(since), ...(until && { until: momentOf(until) }) };
  const { events } = await withServices('redrive', ({ ask }) =>
    ask(operationRoutesOf(service).redrive, { body }),
  );
  console.log(`${events} events of ${service} are published again.`);
}

/** @throws Error for what is neither a moment nor a time ago */
function momentOf(text: string): string {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
  const moment = count && unit ? new Date(Date.now() - Number(count) * (units[unit] ?? 0)) : new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Error(`${text} is no moment.\n\n${usage}`);
  return moment.toISOString();
}
