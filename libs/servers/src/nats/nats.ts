import { Trouble } from '../process/trouble.ts';
import { until } from '../process/wait.ts';
import type { BackingServer } from '../server.ts';
import { askTcp, hostAndPort } from '../tcp.ts';
import { isAtLeast } from '../version.ts';
import { debianPackages } from '../ways/debian.ts';
import { docker } from '../ways/docker.ts';
import { homebrew } from '../ways/homebrew.ts';
import { named } from '../ways/named.ts';
import { onPath } from '../ways/on-path.ts';
import { goInstall } from './go-install.ts';

const MINIMUM = '2.9';

const container = { image: 'nats:2', program: '/nats-server', command: [], dir: '/data' };

export const nats: BackingServer = {
  name: 'nats',
  label: 'NATS',
  minimum: MINIMUM,
  urlVariable: 'NATS_URL',
  defaultPort: 4322,
  container,
  ways: [
    named('NATS_SERVER', MINIMUM),
    onPath(['nats-server'], MINIMUM),
    debianPackages('NATS', ['nats-server'], ['nats-server']),
    homebrew('NATS', 'nats-server'),
    goInstall(MINIMUM),
    docker(container),
  ],
  args: ({ host, port }) => ['--addr', host, '--port', String(port)],
  // NATS 2.9 ends JetStream when it reads its configuration again and only its command line has begun it.
  configuration: ({ dir }, access) =>
    [`jetstream { store_dir: ${JSON.stringify(dir)} }`, ...(access ? [`include ${access}`] : []), ''].join(
      '\n',
    ),
  url: (port) => `nats://127.0.0.1:${port}`,
  ready: async (url, { timeoutMs, givenUp }) => {
    const { host, port } = hostAndPort(url, 4222);
    const info = await until(() => greeting(host, port), timeoutMs, 50, { up: givenUp });
    if (!info) throw new Trouble(`NATS does not answer at ${host}:${port}.`);
    if (!info.jetstream)
      throw new Trouble(
        `NATS at ${host}:${port} runs without JetStream. Start it with the option --jetstream.`,
      );
    if (!isAtLeast(info.version, MINIMUM))
      throw new Trouble(`NATS at ${host}:${port} is version ${info.version}; ${MINIMUM} or later is needed.`);
  },
  stopTimeoutMs: 8_000,
};

/** What a NATS server says about itself when a client connects. */
async function greeting(
  host: string,
  port: number,
): Promise<{ version: string; jetstream?: boolean } | null> {
  const line = await askTcp(host, port);
  return line.startsWith('INFO ') ? JSON.parse(line.slice(5, line.indexOf('\r\n'))) : null;
}
