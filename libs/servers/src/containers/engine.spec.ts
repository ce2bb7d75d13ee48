import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testsUseContainers } from './engine.ts';

const images = ['mongo:8', 'nats:2', 'redis:7'];
const tagged = (...names: string[]) => names.map((name) => ({ RepoTags: [name] }));
const all = tagged(
  'docker.io/library/mongo:8',
  'docker.io/library/nats:2',
  'redis:7',
  'testcontainers/ryuk:0.14.0',
);

let dir: string | undefined;
let server: Server | undefined;

/** An engine that has these images; without any it takes connections and never answers. @returns its environment */
async function engine(list?: unknown): Promise<NodeJS.ProcessEnv> {
  dir = mkdtempSync(join(tmpdir(), 'engine-'));
  const socket = join(dir, 'engine.sock');
  server = createServer(({ url }, response) => {
    if (list) response.end(url === '/_ping' ? 'OK' : JSON.stringify(list));
  });
  await new Promise<void>((resolve) => server?.listen(socket, resolve));
  return { DOCKER_HOST: `unix://${socket}` };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  if (dir) rmSync(dir, { recursive: true, force: true });
});

describe('servers of tests', () => {
  it('come from containers where an engine has the images', async () => {
    expect(await testsUseContainers(images, await engine(all))).toBe(true);
  });

  it('are programs where an image would have to be pulled first', async () => {
    const env = await engine(all.slice(1));
    expect(await testsUseContainers(images, env)).toBe(false);
    expect(await testsUseContainers(images, { ...env, TEST_SERVERS: 'containers' })).toBe(true);
  });

  it('need the image that removes what a killed run leaves, unless that is turned off', async () => {
    const env = await engine(all.slice(0, 3));
    expect(await testsUseContainers(images, env)).toBe(false);
    expect(await testsUseContainers(images, { ...env, TESTCONTAINERS_RYUK_DISABLED: 'true' })).toBe(true);
  });

  it('are programs where no engine answers, at once or later', async () => {
    expect(await testsUseContainers(images, { DOCKER_HOST: 'unix:///nowhere/engine.sock' })).toBe(false);
    expect(await testsUseContainers(images, { DOCKER_HOST: 'tcp://elsewhere:2375' })).toBe(false);
    expect(await testsUseContainers(images, await engine())).toBe(false);
  });

  it('are what TEST_SERVERS says', async () => {
    const env = await engine(all);
    expect(await testsUseContainers(images, { ...env, TEST_SERVERS: 'programs' })).toBe(false);
    const absent = { DOCKER_HOST: 'unix:///nowhere/engine.sock', TEST_SERVERS: 'containers' };
    await expect(testsUseContainers(images, absent)).rejects.toThrow('no container engine answers');
    await expect(testsUseContainers(images, { TEST_SERVERS: 'docker' })).rejects.toThrow('not "docker"');
  });
});
