import { freePort } from '../process/ports.ts';
import type { BackingServer } from '../server.ts';

const READY_TIMEOUT_MS = 60_000;
const CONFIG_DIR = '/etc/barspoon';
const [CONFIG, ACCESS] = ['server.conf', 'access.conf'];

export interface RunningContainer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server with testcontainers. It listens on the same port inside as outside, so that the address which a
 * replica set member announces is true on both sides.
 * @param access who may do what, for a server that has a configuration file
 */
export async function startInContainer(server: BackingServer, access?: string): Promise<RunningContainer> {
  // Read when it is needed: most machines have no engine.
  const { GenericContainer, Wait } = await import('testcontainers');
  const { image, command, dir } = server.container;
  const port = await freePort();
  const place = { host: '0.0.0.0', port, dir };
  const configuration = server.configuration?.(place, access && ACCESS);
  const files = [
    ...(configuration ? [{ content: configuration, target: `${CONFIG_DIR}/${CONFIG}` }] : []),
    ...(access ? [{ content: access, target: `${CONFIG_DIR}/${ACCESS}` }] : []),
  ];
  const container = await new GenericContainer(image)
    .withCommand([
      ...command,
      ...server.args(place),
      ...(configuration ? ['--config', `${CONFIG_DIR}/${CONFIG}`] : []),
    ])
    .withExposedPorts({ container: port, host: port })
    .withCopyContentToContainer(files)
    // Whether it takes requests is asked below, in the server's own protocol.
    .withWaitStrategy(Wait.forLogMessage(/./))
    .start();
  const stop = async () => {
    await container.stop({ timeout: server.stopTimeoutMs, removeVolumes: true });
  };
  const url = server.url(port);
  try {
    await server.ready(url, { timeoutMs: READY_TIMEOUT_MS, ours: true });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
