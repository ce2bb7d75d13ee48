import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { entryFlagged, entryMade } from '../../../libs/testing/ledger/contracts.ts';
import { provision, streamPlanOf } from '../../nats/provision.ts';
import { ROOT } from '../../stack/boot/boot.mjs';
import type { Launched } from '../../stack/lib/launch.ts';
import { type Part, startPart } from '../../stack/lib/part.ts';
import { findAll } from '../../stack/servers/find.ts';
import { SERVERS, type ServerName } from '../../stack/servers/index.ts';
import type { BackingServer } from '../../stack/servers/server.ts';
import { serverPart } from '../../stack/servers/start-server.ts';
import { versionIn } from '../../stack/servers/version.ts';

/** A backing server that can be broken in every way and comes back at the same address. */
export class Server {
  /** What a person reads: `NATS 2.9.10`. */
  readonly label: string;
  readonly data: string;
  private readonly part: Part;
  private process: Launched | undefined;

  constructor(part: Part, version: string, data: string) {
    this.part = part;
    this.label = `${part.label} ${version}`;
    this.data = data;
  }

  get name(): ServerName {
    return this.part.name as ServerName;
  }

  get url(): string {
    return this.part.address;
  }

  get isRunning(): boolean {
    return this.process !== undefined && this.process.exit() === null;
  }

  get pid(): number {
    if (!this.process) throw new Error(`${this.name} is not running`);
    return this.process.pid;
  }

  async start(): Promise<void> {
    this.process = await startPart(this.part);
  }

  /** Dies without a word. */
  async kill(): Promise<void> {
    if (!this.process) return;
    if (!this.process.exit()) process.kill(this.pid, 'SIGKILL');
    await this.process.exited;
    this.process = undefined;
  }

  /** Leaves no room on its disk. @returns what makes room again */
  fillDisk(): () => void {
    const file = join(this.data, 'filling');
    const filling = openSync(file, 'w');
    const piece = Buffer.alloc(1024 * 1024);
    try {
      while (true) writeSync(filling, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(filling);
    }
    return () => rmSync(file);
  }

  /** Loses what is on its disk; only while it is not running. */
  wipe(): void {
    mkdirSync(this.data, { recursive: true });
    for (const name of readdirSync(this.data))
      rmSync(join(this.data, name), { recursive: true, force: true });
  }

  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    if (!this.process || this.process.exit()) return;
    this.thaw();
    await this.process.stop(this.part.stopTimeoutMs);
    this.process = undefined;
  }
}

export type Servers = Record<ServerName, Server>;

/** MongoDB, NATS and Redis of a fault run, on free ports, not yet started. They die with this process. */
export async function prepareServers(dir: string): Promise<Servers> {
  const prepared = await Promise.all(
    [...(await findAll([...SERVERS]))].map(async ([server, program]) => {
      const part = await serverPart({
        server: server.name === 'mongo' ? withFailPoints(server) : server,
        program,
        dir,
        logs: join(dir, 'logs'),
        defaultPort: false,
        diesWithUs: true,
        ...(server.name === 'nats' && { prepare: makeStreams }),
      });
      const version = versionIn(program.origin) ?? '';
      return [server.name, new Server(part, version, join(dir, server.name))];
    }),
  );
  return Object.fromEntries(prepared) as Servers;
}

/** As an operator does who starts NATS, also one that has lost its disk. */
function makeStreams(NATS_URL: string): Promise<void> {
  const { publishers, consumers } = streamPlanOf(ROOT);
  return provision(
    { NATS_URL },
    { publishers: [...publishers, 'ledger'], consumers: [...consumers, ...ofAuditor] },
  );
}

const ofAuditor = [
  { service: 'auditor', name: 'note-when-entry-made', event: entryMade },
  { service: 'auditor', name: 'post-when-entry-flagged', event: entryFlagged },
];

/** Lets a run tell MongoDB to answer with an error. */
const withFailPoints = (server: BackingServer): BackingServer => ({
  ...server,
  args: (place) => [...server.args(place), '--setParameter', 'enableTestCommands=1'],
});
