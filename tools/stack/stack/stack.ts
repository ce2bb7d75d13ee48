import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverParts } from '@barspoon/servers';
import { endRunning } from '@barspoon/servers/process/exec';
import { SERVICES, type ServiceName } from '@barspoon/servers/services';
import { buildWhatChanged, buildWhatIsMissing } from './builds.ts';
import { serviceEnvironment } from './environment.ts';
import { googlePart, wantsGoogleSandbox } from './google-part.ts';
import { pushKey, tokenKeys } from './keys.ts';
import { lanEnvironment } from './lan.ts';
import { mark } from './leftovers.ts';
import { mailPart } from './mail-part.ts';
import { PartsKeeper } from './parts-keeper.ts';
import { serviceParts } from './service-parts.ts';
import { servicePorts } from './service-ports.ts';
import { ensureStarterData } from './starter-data.ts';
import { type StackState, StateFile } from './state-file.ts';

export interface StackOptions {
  root: string;
  /** The folder for everything the stack keeps: databases, logs, keys, uploads, its own state. */
  dataDir: string;
  oneProcess?: boolean;
  noInstall?: boolean;
  /** Take the usual ports where they are free. Tests take any, to stay clear of a running stack. */
  defaultPorts?: boolean;
  /** Everything dies with this process, even when it is killed. For tests; a person's stack is stopped in order. */
  diesWithUs?: boolean;
  build?: 'what changed' | 'what is missing';
  /** Fill in the starter library and the demo sign-ins. */
  seed?: boolean;
  /** The gateway answers everybody on the network, and the site's address is this machine's there. */
  lan?: boolean;
  /** More variables for the services, above all others. */
  env?: NodeJS.ProcessEnv;
}

export interface Stack {
  state: Readonly<StackState>;
  /** What the services were given, for tools that talk to the same servers. */
  env: NodeJS.ProcessEnv;
  parts: PartsKeeper;
  /** Adds or replaces addresses a person opens. */
  describe(addresses: Record<string, string>): void;
  /** Starts the services again, as after a rebuild. */
  restartServices(): Promise<void>;
  /** Stops the services, then the servers, within 30 s. */
  stop(): Promise<void>;
}

/** Another stack of the same data folder is up, or on its way. */
export class AlreadyRunning extends Error {}

/**
 * Starts the whole stack and resolves once every part takes work. What was started is stopped again
 * when a part fails or `signal` is aborted.
 * @throws {AlreadyRunning} when the data folder belongs to a stack already
 * @throws {Trouble} in a sentence that says what to do
 */
export async function startStack(options: StackOptions, signal?: AbortSignal): Promise<Stack> {
  const file = new StateFile(
    options.dataDir,
    options.oneProcess === false ? 'one process each' : 'one process',
  );
  if (!file.claim()) throw new AlreadyRunning();
  const parts = new PartsKeeper(file);
  const stop = async () => {
    await parts.stop();
    file.remove();
  };
  const stopParts = () => void parts.stop();
  signal?.addEventListener('abort', stopParts, { once: true });
  try {
    const { env, services } = await startParts(options, file, parts, signal);
    return {
      state: file.state,
      env,
      parts,
      stop,
      describe: (addresses) => file.change({ addresses: { ...file.state.addresses, ...addresses } }),
      restartServices: async () => {
        await Promise.all(services.map(({ name }) => parts.part(name).restart()));
      },
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stopParts);
  }
}

async function startParts(options: StackOptions, file: StateFile, parts: PartsKeeper, signal?: AbortSignal) {
  const {
    root,
    dataDir,
    noInstall = false,
    defaultPorts = true,
    diesWithUs = false,
    oneProcess = true,
  } = options;
  const logs = join(dataDir, 'logs');
  const common = { root, dataDir, logs, defaultPorts, diesWithUs };
  mkdirSync(logs, { recursive: true });

  const natsKeysDir = join(dataDir, 'keys', 'nats');
  const marked = (name: string) => ({ ...process.env, ...mark(dataDir, name) });
  const build = options.build === 'what is missing' ? buildWhatIsMissing : buildWhatChanged;
  // Together, because on a bare machine each of the two takes a minute.
  const [servers] = await Promise.all([
    serverParts({ dir: dataDir, logs, noInstall, defaultPorts, diesWithUs, env: marked, natsKeysDir }),
    build(root),
  ]).catch((error) => {
    endRunning();
    throw error;
  });
  signal?.throwIfAborted();
  if (servers.parts.length > 0)
    await parts.add(`Starting ${servers.parts.map(({ label }) => label).join(', ')}`, servers.parts);

  const mail = await mailPart(common);
  const ports = await servicePorts(defaultPorts ? process.env : undefined);
  const ourNats = servers.parts.some(({ name }) => name === 'nats') ? natsKeysDir : undefined;
  const keys = tokenKeys(join(dataDir, 'keys'));
  const around = {
    root,
    dataDir,
    ports,
    servers: servers.urls,
    smtpUrl: mail.smtpUrl,
    keys,
    pushKeyFile: pushKey(join(dataDir, 'keys')),
    natsKeysDir: ourNats,
  };
  const lan = options.lan ? lanEnvironment(ports.gateway) : {};
  const given = { ...serviceEnvironment(around), ...lan, ...options.env };
  const google = wantsGoogleSandbox(given) ? await googlePart(common, given.PUBLIC_URL ?? '') : undefined;
  const env = { ...given, ...google?.google };
  const services = serviceParts({ ...common, ports, env, oneProcess });
  await parts.add('Starting the services and the mail inbox', [
    ...services,
    mail,
    ...(google ? [google] : []),
  ]);
  signal?.throwIfAborted();

  const signIns = options.seed === false ? [] : await ensureStarterData({ root, dataDir, env });
  signal?.throwIfAborted();
  file.change({
    status: 'ready',
    signIns,
    services: localAddresses(ports),
    addresses: addresses(env, ports, mail.address),
  });
  return { env, services };
}

function localAddresses(ports: Record<ServiceName, number>): Record<string, string> {
  return Object.fromEntries(SERVICES.map(({ name }) => [name, `http://127.0.0.1:${ports[name]}`]));
}

function addresses(
  env: NodeJS.ProcessEnv,
  ports: Record<ServiceName, number>,
  mail: string,
): Record<string, string> {
  const site = env.PUBLIC_URL?.replace(/\/$/, '');
  return {
    Web: `${site}/`,
    Console: `${site}/admin/`,
    'API docs': `${site}/api/docs`,
    'Mail inbox': mail,
    Metrics: `http://127.0.0.1:${ports.catalogue}/metrics`,
  };
}
