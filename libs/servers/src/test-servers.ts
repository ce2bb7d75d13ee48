import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testsUseContainers } from './containers/engine.ts';
import { startInContainer } from './containers/in-container.ts';
import { addressInEnvironment } from './find.ts';
import { SERVERS, type StartedServers, type StartServersOptions, startServers } from './index.ts';
import { natsAccessOf, provideStreams } from './preparation.ts';

/** They are not for killing: a container has no process of ours. */
export type TestServers = Omit<StartedServers, 'processes'>;
type TestServersOptions = Pick<StartServersOptions, 'dir' | 'only'>;

let useContainers: Promise<boolean> | undefined;

/**
 * Starts servers for tests that neither kill nor configure them: with testcontainers where a container engine answers
 * that has the images, and otherwise as programs, like `startServers`. `TEST_SERVERS` chooses one of them.
 * @throws {Trouble} saying what is missing and how to get it
 */
export async function startTestServers(options: TestServersOptions = {}): Promise<TestServers> {
  useContainers ??= testsUseContainers(SERVERS.map(({ container }) => container.image));
  const wanted = SERVERS.filter(({ name }) => options.only?.includes(name) ?? true);
  if (wanted.some((server) => addressInEnvironment(server)) || !(await useContainers))
    return startServers(options);
  return startContainers(options);
}

async function startContainers({ only, dir: given }: TestServersOptions): Promise<TestServers> {
  const dir = given ?? mkdtempSync(join(tmpdir(), 'barspoon-servers-'));
  const natsKeysDir = join(dir, 'keys', 'nats');
  const wanted = SERVERS.filter(({ name }) => only?.includes(name) ?? true);
  const started = await Promise.allSettled(
    wanted.map(async (server) => {
      const isNats = server.name === 'nats';
      const running = await startInContainer(server, isNats ? await natsAccessOf(natsKeysDir) : undefined);
      return [server.name, running] as const;
    }),
  );
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(running.map(([, container]) => container.stop()));
    if (!given) rmSync(dir, { recursive: true, force: true });
  };
  try {
    for (const result of started) if (result.status === 'rejected') throw result.reason;
    const urls = Object.fromEntries(running.map(([name, { url }]) => [name, url])) as TestServers['urls'];
    if (urls.nats) await provideStreams(urls.nats, natsKeysDir);
    return { urls, stop, ...(urls.nats && { natsKeysDir }) };
  } catch (error) {
    await stop();
    throw error;
  }
}
