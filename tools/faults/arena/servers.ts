import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { StreamPlan } from '@barspoon/messaging/streams';
import { SERVERS, type ServerName } from '@barspoon/servers';
import { findAll } from '@barspoon/servers/find';
import { provision, streamPlanOf } from '@barspoon/servers/nats-access/provision';
import type { Launched } from '@barspoon/servers/process/launch';
import { type Part, startPart } from '@barspoon/servers/process/part';
import { ensureFirstUser } from '@barspoon/servers/rights/mongo-users';
import { credentialsOf } from '@barspoon/servers/rights/passwords';
import { USERS_ADMIN } from '@barspoon/servers/rights/rights';
import type { BackingServer } from '@barspoon/servers/server';
import { serverPart } from '@barspoon/servers/start-server';
import { versionIn } from '@barspoon/servers/version';
import { MongoClient } from 'mongodb';
import { entryFlagged, entryMade } from '../../../libs/testing/ledger/contracts.ts';
import { ROOT } from '../../stack/boot/boot.mjs';
import type { Access } from './access.ts';

/** A backing server as clients use it. */
export interface Backing {
  /** The displayed name: `NATS 2.9.10`. */
  readonly label: string;
  readonly url: string;
  /** Its address for the run itself, which may read everything. */
  readonly ownUrl: string;
  readonly isRunning: boolean;
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  wipe(): void;
}

/** A backing server that can be broken in every way and comes back at the same address. */
export class Server implements Backing {
  readonly label: string;
  readonly data: string;
  readonly ownUrl: string;
  private readonly part: Part;
  private process: Launched | undefined;

  constructor(part: Part, version: string, data: string, watcher?: string) {
    this.part = part;
    this.label = `${part.label} ${version}`;
    this.data = data;
    this.ownUrl = watcher ? withUser(part.address, watcher) : part.address;
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

/**
 * MongoDB, NATS and Redis of a fault run, on free ports, not yet started. They die with this process.
 * @param access with it they ask everybody who they are
 */
export async function prepareServers(dir: string, access?: Access): Promise<Servers> {
  const prepared = await Promise.all(
    [...(await findAll([...SERVERS]))].map(async ([server, program]) => {
      const part = await serverPart({
        server: server.name === 'mongo' ? withFailPoints(server) : server,
        program,
        dir,
        logs: join(dir, 'logs'),
        defaultPort: false,
        diesWithUs: true,
        ...(server.name === 'nats' && {
          prepare: (url: string) => makeStreams(access ? withUser(url, access.watcher) : url),
          ...(access && { access: access.natsAccess() }),
        }),
        ...(access && { protection: access.protection(server.name) }),
        ...(access && server.name === 'mongo' && { prepare: (url: string) => makeFirstUsers(url, access) }),
      });
      const version = versionIn(program.origin) ?? '';
      return [server.name, new Server(part, version, join(dir, server.name), access?.watcher)];
    }),
  );
  return Object.fromEntries(prepared) as Servers;
}

const withUser = (url: string, user: string): string => url.replace('://', `://${user}@`);

/** Who makes the others, and who looks at everything. */
async function makeFirstUsers(url: string, { passwordsDir, watcher }: Access): Promise<void> {
  await ensureFirstUser(url, passwordsDir);
  const [auth] = credentialsOf(passwordsDir, USERS_ADMIN, 'mongodb');
  const client = await MongoClient.connect(url, { ...(auth && { auth }), authSource: 'admin' });
  const [name, pwd] = watcher.split(':');
  await client.db('admin').command({ createUser: name, pwd, roles: ['root'] });
  await client.close();
}

/** As an operator does who starts NATS, also one that has lost its disk. */
function makeStreams(NATS_URL: string): Promise<void> {
  return provision({ NATS_URL }, streamPlan());
}

/** The streams of the product and of the ledger. */
export function streamPlan(): StreamPlan {
  const { publishers, consumers } = streamPlanOf(ROOT);
  return { publishers: [...publishers, 'ledger'], consumers: [...consumers, ...ofAuditor] };
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
