import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Launched } from '../../stack/lib/launch.ts';
import { type Part, startPart } from '../../stack/lib/part.ts';
import { findAll } from '../../stack/servers/find.ts';
import { SERVERS, type ServerName } from '../../stack/servers/index.ts';
import type { BackingServer } from '../../stack/servers/server.ts';
import { serverPart } from '../../stack/servers/start-server.ts';

/** A backing server that can be broken in every way and comes back at the same address. */
export class Server {
  private readonly part: Part;
  private readonly data: string;
  private process: Launched | undefined;

  constructor(part: Part, data: string) {
    this.part = part;
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

  /** Loses its disk; only while it is not running. */
  wipe(): void {
    rmSync(this.data, { recursive: true, force: true });
    mkdirSync(this.data, { recursive: true });
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
    await this.process.stop(this.part.stopPatienceMs);
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
        usualPort: false,
        diesWithUs: true,
      });
      return [server.name, new Server(part, join(dir, server.name))];
    }),
  );
  return Object.fromEntries(prepared) as Servers;
}

/** Lets a run tell MongoDB to answer with an error. */
const withFailPoints = (server: BackingServer): BackingServer => ({
  ...server,
  args: (place) => [...server.args(place), '--setParameter', 'enableTestCommands=1'],
});
