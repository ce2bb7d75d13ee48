import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAll, type Wanted } from '@barspoon/servers/find';
import { mongodb } from '@barspoon/servers/mongodb/mongodb';
import { nats } from '@barspoon/servers/nats/nats';
import { exec } from '@barspoon/servers/process/exec';
import { say, step } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import { debianPackages } from '@barspoon/servers/ways/debian';
import { onPath } from '@barspoon/servers/ways/on-path';
import type { Engine } from './engine.ts';

/** What ours are based on. */
const NODE_IMAGE = 'docker.io/library/node:24-bookworm-slim';
/** The servers that ours run with. */
export const SERVER_IMAGES = [
  'docker.io/library/mongo:8',
  'docker.io/library/nats:2',
  'docker.io/library/redis:7',
] as const;

/** Makes a minimal Debian where base images cannot be pulled. */
const mmdebstrap: Wanted = {
  label: 'mmdebstrap',
  ways: [onPath(['mmdebstrap'], '1.0'), debianPackages('mmdebstrap', ['mmdebstrap'])],
};

const pullMs = 300_000;

/**
 * Sees to it that every image of others is there: pulled where the registry of images answers, and otherwise made here from
 * Debian's packages, the npm package `node` and the servers that `npm start` uses. Those stand in for trying things out
 * where images cannot be had; production takes the makers' own.
 * @param others what runs besides ours
 */
export async function provideBaseImages(
  engine: Engine,
  dir: string,
  others: readonly string[] = SERVER_IMAGES,
): Promise<void> {
  const missing: string[] = [];
  for (const image of [NODE_IMAGE, ...others]) {
    if (await has(engine, image)) continue;
    const pulled = await exec(engine.name, ['pull', image], { timeoutMs: pullMs });
    if (pulled.code !== 0) missing.push(image);
  }
  if (missing.length) say(`Cannot be pulled, so they are made here: ${missing.join(', ')}`);
  const [node, caddy] = ['node', 'caddy'].map((name) =>
    missing.filter((image) => image.includes(`/${name}:`)),
  ) as [string[], string[]];
  const servers = missing.filter((image) => !node.includes(image) && !caddy.includes(image));
  if (node.length) await makeNode(engine, join(dir, 'node'), node);
  if (caddy.length) await makeCaddy(engine, join(dir, 'caddy'), caddy);
  if (servers.length) await makeServers(engine, join(dir, 'servers'), servers);
}

const has = async (engine: Engine, image: string): Promise<boolean> =>
  (await exec(engine.name, ['image', 'inspect', image])).code === 0;

/** Debian with Node and npm; with the certificates and the registry that npm uses on this machine. */
async function makeNode(engine: Engine, dir: string, tags: readonly string[]): Promise<void> {
  await debian(dir, ['ca-certificates', 'libstdc++6']);
  copyFileSync(process.execPath, join(dir, 'node'));
  await npmInstall(dir, 'npm@11');
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(certificates)) copyFileSync(certificates, join(dir, 'certificates'));
  else writeFileSync(join(dir, 'certificates'), '');
  const registry = (await exec('npm', ['config', 'get', 'registry'])).output.trim().split('\n').at(-1);
  writeFileSync(join(dir, 'npmrc'), `registry=${registry}\ncafile=${certificates}\n`);
  await build(engine, dir, tags, [
    'FROM scratch',
    'ADD root.tar /',
    'COPY node /usr/local/bin/node',
    'COPY packages/node_modules/npm /usr/local/lib/node_modules/npm',
    `COPY certificates ${certificates}`,
    'COPY npmrc /usr/local/etc/npmrc',
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node',
    'CMD ["node"]',
  ]);
}

/** Caddy of Debian, with the folders of its own image. */
async function makeCaddy(engine: Engine, dir: string, tags: readonly string[]): Promise<void> {
  await debian(dir, ['ca-certificates', 'caddy']);
  await build(engine, dir, tags, [
    'FROM scratch',
    'ADD root.tar /',
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data',
    'RUN mkdir -p /config/caddy /data/caddy',
  ]);
}

/** MongoDB with mongosh, NATS and Redis in one image under all their names: their commands say which of them runs. */
async function makeServers(engine: Engine, dir: string, tags: readonly string[]): Promise<void> {
  const wanted = [mongodb, nats].map(({ label, ways }) => ({ label, ways }));
  const programs = [...(await findAll(wanted)).values()].map(({ file }) => file);
  await debian(dir, ['ca-certificates', 'libstdc++6', 'libcurl4', 'redis-server']);
  for (const [at, name] of ['mongod', 'nats-server'].entries()) {
    const file = programs[at];
    if (!file) throw new Trouble(`${name} is not a file of this machine, so no image can be made of it.`);
    copyFileSync(file, join(dir, name));
  }
  copyFileSync(process.execPath, join(dir, 'node'));
  await npmInstall(dir, 'mongosh');
  writeFileSync(
    join(dir, 'start'),
    // NATS's own image has its program as entry point, the others' take a command.
    '#!/bin/sh\ncase "$1" in -*) exec nats-server "$@";; *) exec "$@";; esac\n',
    { mode: 0o755 },
  );
  await build(engine, dir, tags, [
    'FROM scratch',
    'ADD root.tar /',
    'COPY mongod nats-server node start /usr/local/bin/',
    'COPY packages/node_modules /usr/local/lib/node_modules',
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'RUN ln -s ../lib/node_modules/mongosh/bin/mongosh.js /usr/local/bin/mongosh && mkdir -p /data/db',
    'ENTRYPOINT ["/usr/local/bin/start"]',
  ]);
}

/** A minimal Debian as `root.tar`. */
async function debian(dir: string, packages: readonly string[]): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'root.tar');
  if (existsSync(file)) return;
  await findAll([mmdebstrap]);
  const progress = step('Making a minimal Debian');
  const { code, output } = await exec('mmdebstrap', [
    '--variant=minbase',
    `--include=${packages.join(',')}`,
    'bookworm',
    file,
  ]);
  if (code !== 0) throw new Trouble(`mmdebstrap failed:\n${output}`);
  progress.done();
}

async function npmInstall(dir: string, name: string): Promise<void> {
  const args = [
    'install',
    '--prefix',
    join(dir, 'packages'),
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    name,
  ];
  const { code, output } = await exec('npm', args);
  if (code !== 0) throw new Trouble(`npm ${args.join(' ')} failed:\n${output}`);
}

async function build(
  engine: Engine,
  dir: string,
  tags: readonly string[],
  lines: readonly string[],
): Promise<void> {
  writeFileSync(join(dir, 'Dockerfile'), `${lines.join('\n')}\n`);
  const progress = step(`Building ${tags.join(', ')}`);
  await engine.run('build', ...tags.flatMap((tag) => ['--tag', tag]), dir);
  progress.done();
}
