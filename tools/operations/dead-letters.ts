import { allRoutes, type DeadLetter, operationRoutesOf } from '@barspoon/contracts';
import { readArguments, refuse } from '../arguments.ts';
import { type Services, withServices } from '../command.ts';
import { nearestWord } from '../stack/boot/nearest-word.mjs';
import { explain } from './explain.ts';

const usage = `npm run dead-letters -- <command>

  list [--service <name>] [--consumer <name>] [--json]   what consumers have given up, newest first
  show <consumer> <event id>                              one of them with its message
  replay <consumer> <event id>                            handles it once more, by that consumer only
  replay <consumer> --all                                 the same for all of a consumer, oldest first
  discard <consumer> <event id> --why "..."               gives it up for good; the reason goes into the audit`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    service: { type: 'string' },
    consumer: { type: 'string' },
    why: { type: 'string' },
    all: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [command = '', consumer = '', eventId = ''] = positionals;
const max = 200;

type Listed = Omit<DeadLetter, 'body'>;

const commands = ['list', 'show', 'replay', 'discard'];
if (!commands.includes(command))
  refuse(`There is no command "${command}"`, usage, nearestWord(command, commands));
await withServices('dead-letters', run).catch(explain);

async function run(services: Services): Promise<void> {
  if (command === 'list') {
    print(await listed(services));
    return;
  }
  // Its name begins with the service's.
  const [service = ''] = consumer.split('__');
  if (!servicesWithDeadLetters().includes(service)) throw new Error(`Which consumer?\n\n${usage}`);
  const routes = operationRoutesOf(service);
  const params = { consumer, eventId };
  if (command === 'replay' && values.all) return replayAll(services, service);
  if (!eventId) throw new Error(`Which event?\n\n${usage}`);
  if (command === 'show') {
    console.log(JSON.stringify(await services.ask(routes.deadLetter, { params }), null, 2));
  } else if (command === 'replay') {
    await replay(services, service, eventId);
  } else if (command === 'discard') {
    if (!values.why) throw new Error('Say why: --why "..."');
    await services.ask(routes.discardDeadLetter, { params, body: { why: values.why } });
    console.log(`${consumer} ${eventId}: discarded`);
  } else throw new Error(`There is no command ${command}.\n\n${usage}`);
}

async function listed({ ask }: Services): Promise<Listed[]> {
  const names = values.service ? [values.service] : servicesWithDeadLetters();
  const query = { limit: max, consumer: values.consumer };
  const answers = await Promise.all(names.map((name) => ask(operationRoutesOf(name).deadLetters, { query })));
  for (const [at, { items, total }] of answers.entries())
    if (total > items.length) console.error(`${names[at]} has ${total}; the newest ${items.length} follow.`);
  return answers.flatMap(({ items }) => items).sort((a, b) => (a.deadLetteredAt < b.deadLetteredAt ? 1 : -1));
}

function print(deadLetters: readonly Listed[]): void {
  if (values.json) console.log(JSON.stringify(deadLetters));
  else if (deadLetters.length === 0) console.log('There are no dead letters.');
  else deadLetters.forEach(printLine);
}

function printLine({ consumer, eventId, deadLetteredAt, times, error }: Listed): void {
  const again = times > 1 ? `  (${times} times)` : '';
  console.log(`${deadLetteredAt}  ${consumer}  ${eventId}${again}\n    ${error}`);
}

async function replay({ ask }: Services, service: string, eventId: string): Promise<void> {
  const params = { consumer, eventId };
  const { outcome, error } = await ask(operationRoutesOf(service).replayDeadLetter, { params });
  console.log(`${consumer} ${eventId}: ${outcome}${error ? `: ${error}` : ''}`);
  if (outcome === 'failed') process.exitCode = 1;
}

async function replayAll(services: Services, service: string): Promise<void> {
  const query = { limit: max, consumer };
  const { items } = await services.ask(operationRoutesOf(service).deadLetters, { query });
  for (const deadLetter of items.toReversed()) await replay(services, service, deadLetter.eventId);
  console.log(`${items.length} replayed`);
}

function servicesWithDeadLetters(): string[] {
  return allRoutes
    .filter((route) => route.key === `${route.service}.operations.deadLetters`)
    .map((r) => r.service);
}
