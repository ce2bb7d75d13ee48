import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec } from '@barspoon/servers/process/exec';
import { freePort } from '@barspoon/servers/process/ports';
import { duration, say, step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { parse } from 'yaml';
import { readArguments } from '../arguments.ts';
import { doMainJob, expectKept } from '../running/main-job.ts';
import { DATA, orExplain, ROOT } from '../stack/boot/boot.mjs';
import { provideBaseImages } from './base-images.ts';
import { type Engine, findEngine } from './engine.ts';
import { buildImages } from './product-images.ts';

const HELP = `npm run containers [-- options]: builds the images, starts docker-compose.yml with them and uses it

  --build      only builds the images
  --no-build   takes those that were built before
  --keep       leaves it running`;
/** Apart from what somebody runs here by docker-compose.yml: other containers, other volumes, other ports. */
const PROJECT = 'barspoon-check';
const readyMs = 600_000;
/** One address may sign in or up 20 times a minute; whoever tries more often is refused for having tried. */
const againMs = 4000;

interface Compose {
  services: Record<string, { healthcheck?: unknown; restart?: string }>;
}

const { values: flags } = readArguments(HELP, {
  options: {
    build: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

await orExplain(run);

async function run(): Promise<void> {
  const engine = await findEngine();
  await provideBaseImages(engine, join(DATA, 'images'));
  if (!flags['no-build']) await buildImages(engine);
  if (flags.build) return;
  const url = await chooseAddress();
  const compose = (...args: string[]) => engine.compose('--project-name', PROJECT, ...args);
  process.chdir(ROOT);
  await compose('down', '--volumes');
  try {
    await use(engine, compose, url);
  } catch (error) {
    say(await compose('logs', '--tail', '20').catch(String));
    throw error;
  } finally {
    if (flags.keep)
      say(
        `It goes on at ${url}; to end it: ${engine.composeCommand} --project-name ${PROJECT} down --volumes`,
      );
    else await compose('down', '--volumes');
  }
}

/** `docker-compose.yml` reads both from the environment. */
async function chooseAddress(): Promise<string> {
  process.env.BARSPOON_PORT = String(await freePort());
  process.env.BARSPOON_MAIL_PORT = String(await freePort());
  return `http://127.0.0.1:${process.env.BARSPOON_PORT}`;
}

async function use(engine: Engine, compose: Engine['compose'], url: string): Promise<void> {
  const starting = step('Starting');
  await compose('up', '--detach');
  const first = await working(engine, () => doMainJob(url));
  starting.done('Ready, with the starter library, and the main job is done');
  let latest = first;
  const killed: string[] = [];
  for (const name of lasting()) {
    const container = await containerOf(engine, name);
    const progress = step(`Killing ${name}`);
    const began = performance.now();
    await engine.run('kill', container);
    await engine.run('start', container);
    await working(engine, () => expectKept(url, latest));
    latest = await working(engine, () => doMainJob(url));
    progress.done(`${name}: killed and back, nothing lost`);
    killed.push(`${name} ${duration(performance.now() - began)}`);
  }
  for (const member of [first, latest]) await working(engine, () => expectKept(url, member));
  say(`Each container was killed once; in use again after: ${killed.join(', ')}`);
}

/** The services of Compose that run for as long as the product does. */
function lasting(): string[] {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), {
    merge: true,
  }) as Compose;
  return Object.entries(services).flatMap(([name, { restart, healthcheck }]) =>
    restart === 'unless-stopped' || healthcheck || ['nats', 'mail'].includes(name) ? [name] : [],
  );
}

async function containerOf(engine: Engine, service: string): Promise<string> {
  const ids = await containers(engine, `label=com.docker.compose.service=${service}`);
  const [id] = ids;
  if (!id) throw new Trouble(`there is no container of ${service}`);
  return id;
}

async function containers(engine: Engine, ...filters: string[]): Promise<string[]> {
  const wanted = [`label=com.docker.compose.project=${PROJECT}`, ...filters];
  const output = await engine.run(
    'ps',
    '--all',
    '--quiet',
    ...wanted.flatMap((filter) => ['--filter', filter]),
  );
  return output.split('\n').filter(Boolean);
}

/** Tries until it succeeds; meanwhile does what Podman leaves to others. */
async function working<T>(engine: Engine, act: () => Promise<T>): Promise<T> {
  let last: unknown;
  const result = await until(
    async () => {
      if (engine.name === 'podman') await lookAfter(engine);
      return {
        value: await act().catch((error) => {
          last = error;
          throw error;
        }),
      };
    },
    readyMs,
    againMs,
  );
  if (!result) throw last;
  return result.value;
}

/**
 * Podman has a service manager do its health checks, which is not everywhere; and it does not start a container again
 * that depends on one which has done its work, as ours do on `keys`, whatever the restart policy says.
 */
async function lookAfter(engine: Engine): Promise<void> {
  for (const id of await containers(engine, 'health=starting'))
    await exec(engine.name, ['healthcheck', 'run', id], { timeoutMs: 20_000 });
  for (const id of await containers(engine, 'status=exited'))
    if ((await engine.run('inspect', '--format', '{{.State.ExitCode}}', id)) !== '0')
      await engine.run('start', id);
}
