import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { Trouble } from '../process/trouble.ts';

const DEFAULT_SOCKET = '/var/run/docker.sock';
/** An engine that hangs must not hold up a test run. */
const PROBE_TIMEOUT_MS = 1_000;
/** Removes the containers of a run that was killed. */
const REAPER = 'testcontainers/ryuk';

/** The socket of this machine's container engine: Docker's, or what answers like it. One on another machine does not count. */
function engineSocket(env: NodeJS.ProcessEnv): string | null {
  const socket = env.DOCKER_HOST ? /^unix:\/\/(.+)$/.exec(env.DOCKER_HOST)?.[1] : DEFAULT_SOCKET;
  return socket && existsSync(socket) ? socket : null;
}

/**
 * Whether tests get their servers from containers. `TEST_SERVERS` says so or denies it. Without it they do if an engine
 * answers that already has the images: nothing is pulled before a test run unless somebody asks for it.
 * @throws {Trouble} if containers are asked for and no engine answers
 */
export async function testsUseContainers(
  images: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const { TEST_SERVERS: wanted } = env;
  if (wanted === 'programs') return false;
  if (wanted && wanted !== 'containers')
    throw new Trouble(`TEST_SERVERS is "containers" or "programs", not "${wanted}".`);
  const socket = engineSocket(env);
  const answers = socket !== null && (await ask(socket, '/_ping')) !== null;
  if (wanted && !answers)
    throw new Trouble(
      'TEST_SERVERS asks for containers, but no container engine answers. Start it, or name its socket in DOCKER_HOST.',
    );
  return answers && (wanted === 'containers' || (await hasAll(socket, images, env)));
}

async function hasAll(socket: string, images: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const list = await ask(socket, '/images/json');
  if (list === null) return false;
  const tags = (JSON.parse(list) as { RepoTags?: string[] | null }[])
    .flatMap(({ RepoTags }) => RepoTags ?? [])
    .map((tag) => tag.replace(/^docker\.io\/(library\/)?/, ''));
  const hasReaper = env.TESTCONTAINERS_RYUK_DISABLED === 'true' || tags.some((tag) => tag.startsWith(REAPER));
  return hasReaper && images.every((image) => tags.includes(image));
}

/** What the engine answers; null if it does not answer in time, or refuses. */
function ask(socketPath: string, path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const request = get({ socketPath, path, signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('error', () => resolve(null));
      response.on('end', () => resolve(response.statusCode === 200 ? body : null));
    });
    request.on('error', () => resolve(null));
  });
}
