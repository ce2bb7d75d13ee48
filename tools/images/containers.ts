import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@barspoon/servers/process/ports';
import { duration, say, step } from '@barspoon/servers/process/progress';
import { parse } from 'yaml';
import { readArguments } from '../arguments.ts';
import { doMainJob, expectKept } from '../running/main-job.ts';
import { DATA, orExplain, ROOT } from '../stack/boot/boot.mjs';
import { provideBaseImages } from './base-images.ts';
import { type Engine, findEngine } from './engine.ts';
import { buildImages } from './product-images.ts';
import { Project } from './project.ts';
import { runSite } from './site.ts';

const HELP = `npm run containers [-- options]: builds the images, starts docker-compose.yml with them and uses it

  --site       runs a site instead, as docs/self-hosting.md tells: compose.production.yml of what was committed last, with
               certificates of its own, a backup, a restore and an update. Needs root, ports 80 and 443
  --build      only builds the images
  --no-build   takes those that were built before
  --keep       leaves it running`;
/** Apart from what somebody runs here by docker-compose.yml: other containers, other volumes, other ports. */
const PROJECT = 'barspoon-check';

interface Compose {
  services: Record<string, { healthcheck?: unknown; restart?: string }>;
}

const { values: flags } = readArguments(HELP, {
  options: {
    site: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

await orExplain(run);

async function run(): Promise<void> {
  const engine = await findEngine();
  const dir = join(DATA, 'images');
  if (flags.site) return runSite(engine, dir, { build: !flags['no-build'], keep: flags.keep });
  await provideBaseImages(engine, dir);
  if (!flags['no-build']) await buildImages(engine);
  if (flags.build) return;
  const url = await chooseAddress();
  process.chdir(ROOT);
  const project = new Project(engine, PROJECT);
  await project.compose('down', '--volumes');
  try {
    await use(engine, project, url);
  } catch (error) {
    say(await project.compose('logs', '--tail', '20').catch(String));
    throw error;
  } finally {
    if (flags.keep)
      say(
        `It goes on at ${url}; to end it: ${engine.composeCommand} --project-name ${PROJECT} down --volumes`,
      );
    else await project.compose('down', '--volumes');
  }
}

/** `docker-compose.yml` reads both from the environment. */
async function chooseAddress(): Promise<string> {
  process.env.BARSPOON_PORT = String(await freePort());
  process.env.BARSPOON_MAIL_PORT = String(await freePort());
  return `http://127.0.0.1:${process.env.BARSPOON_PORT}`;
}

async function use(engine: Engine, project: Project, url: string): Promise<void> {
  const starting = step('Starting');
  await project.compose('up', '--detach');
  const first = await project.working(() => doMainJob(url));
  starting.done('Ready, with the starter library, and the main job is done');
  let latest = first;
  const killed: string[] = [];
  for (const name of lasting()) {
    const container = await project.containerOf(name);
    const progress = step(`Killing ${name}`);
    const began = performance.now();
    await engine.run('kill', container);
    await engine.run('start', container);
    await project.working(() => expectKept(url, latest));
    latest = await project.working(() => doMainJob(url));
    progress.done(`${name}: killed and back, nothing lost`);
    killed.push(`${name} ${duration(performance.now() - began)}`);
  }
  for (const member of [first, latest]) await project.working(() => expectKept(url, member));
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
