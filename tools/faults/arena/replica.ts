import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Launched, launch } from '@barspoon/servers/process/launch';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Replicas start very often: what one life has compiled the next ones find. */
const compiled = join(root, '.data', 'faults', 'compiled');
const restartMs = 250;

export interface ReplicaOptions {
  /** `ledger-1` */
  name: string;
  service: string;
  port: number;
  logs: string;
  /** The tree whose build it begins with, where that is not this one. */
  root?: string;
  /** The environment of its n-th life, beginning with 1. */
  env: (life: number) => NodeJS.ProcessEnv;
}

/** How a replica went when it was asked to stop. */
export interface Departure {
  name: string;
  code: number | null;
  ms: number;
}

/** One process of a service, started again a moment after it dies, as an orchestrator would. */
export class Replica {
  readonly name: string;
  readonly service: string;
  readonly url: string;
  /** Times it died without having been asked to. */
  crashes = 0;
  private lives = 0;
  private process: Launched | undefined;
  private wanted = false;
  private readonly options: ReplicaOptions;
  /** The tree its lives are of. */
  private root: string;

  constructor(options: ReplicaOptions) {
    this.options = options;
    this.name = options.name;
    this.service = options.service;
    this.root = options.root ?? root;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  async start(): Promise<void> {
    this.wanted = true;
    await this.live();
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  signal(name: NodeJS.Signals): void {
    if (this.process && !this.process.exit()) process.kill(this.process.pid, name);
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(3000) })).ok;
    } catch {
      return false;
    }
  }

  /** Asks it to stop and waits until it has. */
  async stop(): Promise<Departure> {
    this.wanted = false;
    const { process: present } = this;
    const began = performance.now();
    if (present && !present.exit()) {
      this.signal('SIGCONT');
      this.signal('SIGTERM');
      const late = setTimeout(() => this.signal('SIGKILL'), 40_000);
      await present.exited;
      clearTimeout(late);
    }
    return { name: this.name, code: present?.exit()?.code ?? null, ms: performance.now() - began };
  }

  /**
   * Stops gracefully and starts again, as a rolling update does.
   * @param build the tree its next lives are of; as before where none is given
   */
  async replace(build?: string | 'present'): Promise<Departure> {
    const departure = await this.stop();
    if (build) this.root = build === 'present' ? root : build;
    await this.start();
    return departure;
  }

  private async live(): Promise<void> {
    this.lives++;
    const { name, service, env, logs } = this.options;
    const born = await launch({
      file: process.execPath,
      args: [join(this.root, 'dist', 'faults', `${service}.js`)],
      cwd: this.root,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...env(this.lives) },
      log: join(logs, `${name}.log`),
      diesWithUs: true,
    });
    this.process = born;
    void born.exited.then(async () => {
      if (!this.wanted) return;
      this.crashes++;
      await sleep(restartMs);
      if (this.wanted && this.process === born) await this.live();
    });
  }
}

/** Waits until all are ready. @throws Error naming those that are not */
export async function untilReady(replicas: readonly Replica[], ms: number): Promise<void> {
  const end = Date.now() + ms;
  let waiting = [...replicas];
  while (true) {
    const ready = await Promise.all(waiting.map((replica) => replica.isReady()));
    waiting = waiting.filter((_, at) => !ready[at]);
    if (waiting.length === 0) return;
    if (Date.now() > end)
      throw new Error(`not ready within ${ms} ms: ${waiting.map(({ name }) => name).join(', ')}`);
    await sleep(100);
  }
}
