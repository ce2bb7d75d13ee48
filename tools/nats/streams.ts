import { setTimeout as sleep } from 'node:timers/promises';
import { connectToNats } from '@barspoon/messaging/connection';
import { OPERATOR } from '@barspoon/messaging/names';
import { provisionStreams } from '@barspoon/messaging/streams';
import { loadConfig } from '@barspoon/platform/config';
import { provision, streamPlanOf } from '@barspoon/servers/nats-access/provision';
import { say } from '@barspoon/servers/process/progress';
import { onStopSignal } from '@barspoon/servers/process/signals';
import { readArguments } from '../arguments.ts';
import { orExplain, ROOT } from '../stack/boot/boot.mjs';
import { variables } from './config.ts';

const HELP = `npm run streams [-- --keep]: makes the streams of events and the consumers that services rely on

  --keep   stays, and makes them again when the NATS server has lost them`;
/** How soon a server without its disk is put right again. */
const lookEveryMs = 3000;

const { values: flags } = readArguments(HELP, {
  options: {
    keep: { type: 'boolean', default: false },
  },
});

await orExplain(flags.keep ? keep : once);
process.exit();

async function once(): Promise<void> {
  const { config, plan } = read();
  await provision(config, plan);
  say(`Streams: ${plan.publishers.length}, consumers: ${plan.consumers.length}.`);
}

async function keep(): Promise<void> {
  const { config, plan } = read();
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort());
  const nats = await connectToNats(config, 'streams', { as: OPERATOR });
  while (!stopping.signal.aborted) {
    await provisionStreams(nats, plan, 0).catch((error: Error) => say(`streams: ${error.message}`));
    await sleep(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await nats.close();
}

function read() {
  const config = loadConfig(variables, process.env);
  return { config, plan: { ...streamPlanOf(ROOT), replicas: config.EVENT_REPLICAS } };
}
