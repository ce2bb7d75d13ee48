import { join } from 'node:path';
import { Trouble } from '../process/trouble.ts';
import { until } from '../process/wait.ts';
import type { BackingServer } from '../server.ts';
import { askTcp, hostAndPort } from '../tcp.ts';
import { debianPackages } from '../ways/debian.ts';
import { docker } from '../ways/docker.ts';
import { fedoraPackages } from '../ways/fedora.ts';
import { homebrew } from '../ways/homebrew.ts';
import { onPath } from '../ways/on-path.ts';

const MINIMUM = '7.0';
/** Its users, next to its data if authentication is on. */
export const ACL = 'users.acl';

const container = { image: 'redis:7', program: 'redis-server', command: ['redis-server'], dir: '/data' };

export const redis: BackingServer = {
  name: 'redis',
  label: 'Redis',
  minimum: MINIMUM,
  urlVariable: 'REDIS_URL',
  defaultPort: 6479,
  container,
  ways: [
    onPath(['redis-server', 'valkey-server'], MINIMUM),
    debianPackages('Redis', ['redis-server'], ['redis-server']),
    // Fedora has its fork, which speaks the same.
    fedoraPackages('Redis', ['valkey']),
    homebrew('Redis', 'redis'),
    docker(container),
  ],
  // Queues must not lose jobs to eviction, nor more than a second of them to a crash.
  args: ({ host, port, dir }) => [
    '--bind',
    host,
    '--port',
    String(port),
    '--dir',
    dir,
    '--protected-mode',
    'no',
    // A changed title would overwrite the environment that marks the process as ours.
    '--set-proc-title',
    'no',
    '--appendonly',
    'yes',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
  ],
  protectedBy: ({ dir }) => ['--aclfile', join(dir, ACL)],
  url: (port) => `redis://127.0.0.1:${port}`,
  ready: async (url, { timeoutMs, givenUp }) => {
    const { host, port } = hostAndPort(url, 6379);
    // A password-protected server answers -NOAUTH: it is there, and the services know the password.
    const pong = async () => /^(\+PONG|-NOAUTH)/.test(await askTcp(host, port, 'PING\r\n'));
    if (await until(pong, timeoutMs, 50, { up: givenUp })) return;
    throw new Trouble(`Redis does not answer at ${host}:${port}.`);
  },
  stopTimeoutMs: 5_000,
};
