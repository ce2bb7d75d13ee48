import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Launched } from '../lib/launch.ts';
import { lastWords, type Part } from '../lib/part.ts';
import { freePort } from '../lib/ports.ts';
import { birthOf } from '../lib/process-identity.ts';
import { say, step } from '../lib/progress.ts';
import { Trouble } from '../lib/trouble.ts';
import { serverParts } from '../servers/index.ts';
import { buildWhatChanged } from './builds.ts';
import { serviceEnvironment } from './environment.ts';
import { developmentKeys } from './keys.ts';
import { mark } from './leftovers.ts';
import { mailPart } from './mail-part.ts';
import { serviceParts } from './service-parts.ts';
import { SERVICES, type ServiceName } from './services.ts';
import { ensureStarterData } from './starter-data.ts';
import { claimState, removeState, type StackState, writeState } from './state.ts';
import { stopInOrder } from './stop-order.ts';
import { type Supervised, supervise } from './supervised.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

export interface StackOptions {
  root: string;
  /** The folder for everything the stack keeps: databases, logs, keys, uploads, its own state. */
  dataDir: string;
  oneProcess?: boolean;
  noInstall?: boolean;
  /** Take the usual ports where they are free. Tests take any, to stay clear of a running stack. */
  usualPorts?: boolean;
  /** Everything dies with this process, even when it is killed. For tests; a person's stack is stopped in order. */
  diesWithUs?: boolean;
  build?: boolean;
  /** Fill in the starter library and the demo sign-ins. */
  seed?: boolean;
  /** More variables for the services, above all others. */
  env?: NodeJS.ProcessEnv;
}

export interface Stack {
  state: StackState;
  /** What the services were given, for tools that talk to the same servers. */
  env: NodeJS.ProcessEnv;
  part(name: string): Supervised;
  /** Resolves with the reason when a part has crashed too often to go on. */
  failed: Promise<Trouble>;
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
  const stack = new StackRun(options);
  if (!claimState(options.dataDir, stack.state)) throw new AlreadyRunning();
  const stop = () => void stack.stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await stack.start(signal);
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

class StackRun implements Stack {
  readonly state: StackState;
  readonly failed: Promise<Trouble>;
  env: NodeJS.ProcessEnv = {};
  private readonly options: StackOptions;
  private readonly parts: Supervised[] = [];
  private fail: (trouble: Trouble) => void = () => {};
  private stopped: Promise<void> | undefined;

  constructor(options: StackOptions) {
    this.options = options;
    this.failed = new Promise((resolve) => {
      this.fail = resolve;
    });
    this.state = {
      status: 'starting',
      mode: options.oneProcess === false ? 'one process each' : 'one process',
      startedAt: new Date().toISOString(),
      launcher: { pid: process.pid, birth: birthOf(process.pid) ?? '' },
      services: {},
      processes: [],
      addresses: {},
      signIns: [],
    };
  }

  async start(signal?: AbortSignal): Promise<void> {
    const {
      root,
      dataDir,
      noInstall = false,
      usualPorts = true,
      diesWithUs = false,
      oneProcess = true,
    } = this.options;
    const logs = join(dataDir, 'logs');
    mkdirSync(logs, { recursive: true });
    const env = (name: string) => ({ ...process.env, ...mark(dataDir, name) });
    const servers = await serverParts({ dir: dataDir, logs, noInstall, usualPorts, diesWithUs, env });
    if (this.options.build !== false) await buildWhatChanged(root);
    signal?.throwIfAborted();
    await this.run('Starting MongoDB, NATS and Redis', servers.parts);
    signal?.throwIfAborted();
    const mail = await mailPart({ root, dataDir, logs, usualPorts, diesWithUs });
    const ports = await servicePorts(usualPorts);
    const keys = developmentKeys(join(dataDir, 'keys'));
    const surroundings = { dataDir, ports, servers: servers.urls, smtpUrl: mail.smtpUrl, keys };
    this.env = { ...serviceEnvironment(surroundings), ...this.options.env };
    const built = join(root, 'dist', 'services');
    const services = serviceParts({ dataDir, built, logs, ports, env: this.env, oneProcess, diesWithUs });
    await this.run('Starting the services and the mail inbox', [...services, mail]);
    signal?.throwIfAborted();
    if (this.options.seed !== false)
      this.state.signIns = await ensureStarterData({ root, dataDir, env: this.env });
    signal?.throwIfAborted();
    this.describe(ports, mail.address);
  }

  part(name: string): Supervised {
    const found = this.parts.find(({ part }) => part.name === name);
    if (!found) throw new Error(`the stack has no part ${name}`);
    return found;
  }

  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async stopAll(): Promise<void> {
    this.state.status = 'stopping';
    this.write();
    await stopInOrder(this.parts);
    removeState(this.options.dataDir);
  }

  private async run(title: string, parts: readonly Part[]): Promise<void> {
    if (parts.length === 0) return;
    const progress = step(title);
    const waiting = new Set(parts.map(({ label }) => label));
    const started = await Promise.allSettled(
      parts.map(async (part) => {
        keepLogSmall(part.log);
        const one = supervise(part, {
          onLaunch: (launched, child) => this.record(launched, child),
          onCrash: (crashed, exit, delay) =>
            sayCrashed(crashed, exit.signal ?? `exit code ${exit.code}`, delay),
          onBack: ({ label }) => say(`✓ ${label}: back`),
          onGivenUp: (given) =>
            this.fail(new Trouble(`${given.label} crashes again and again. See ${given.log}.`)),
        });
        this.parts.push(one);
        await one.start();
        waiting.delete(part.label);
        progress.detail(`waiting for ${[...waiting].join(', ')}`);
      }),
    );
    const failure = started.find((result) => result.status === 'rejected');
    if (failure) {
      progress.fail();
      throw failure.reason;
    }
    progress.done();
  }

  private record(part: Part, { pid, birth }: Launched): void {
    const { name, address, log } = part;
    const others = this.state.processes.filter((one) => one.name !== name);
    this.state.processes = [
      ...others,
      { name, pid, birth, address, log, startedAt: new Date().toISOString() },
    ];
    this.write();
  }

  private describe(ports: Record<ServiceName, number>, mail: string): void {
    const site = (this.env.PUBLIC_URL ?? `http://localhost:${ports.gateway}`).replace(/\/$/, '');
    const local = (port: number) => `http://127.0.0.1:${port}`;
    this.state.services = Object.fromEntries(SERVICES.map(({ name }) => [name, local(ports[name])]));
    this.state.addresses = {
      Web: `${site}/`,
      Console: `${site}/admin`,
      'API docs': `${site}/api/docs`,
      'Mail inbox': mail,
      Metrics: `${local(ports.catalogue)}/metrics`,
    };
    this.state.status = 'ready';
    this.write();
  }

  private write(): void {
    writeState(this.options.dataDir, this.state);
  }
}

async function servicePorts(usual: boolean): Promise<Record<ServiceName, number>> {
  const ports: Partial<Record<ServiceName, number>> = {};
  for (const { name, usualPort } of SERVICES) ports[name] = await freePort(usual ? usualPort : undefined);
  return ports as Record<ServiceName, number>;
}

function sayCrashed(part: Part, how: string, restartInMs: number | null): void {
  say(`\n✗ ${part.label}: ended unexpectedly (${how}). ${lastWords(part)}`);
  if (restartInMs !== null) say(`  It is started again in ${restartInMs / 1000} s.`);
}

function keepLogSmall(log: string): void {
  if (existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES) renameSync(log, `${log}.1`);
}
