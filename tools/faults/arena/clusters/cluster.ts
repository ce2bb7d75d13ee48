import { join } from 'node:path';
import { until } from '@barspoon/servers/process/wait';
import type { BackingServer, Program } from '@barspoon/servers/server';
import { serverPart } from '@barspoon/servers/start-server';
import { versionIn } from '@barspoon/servers/version';
import { type Backing, Server } from '../server.ts';

/** The smallest number of members of which one may be missing. */
export const size = 3;
const wholeMs = 120_000;

/** Servers that clients use as one, and that keep working while one of them is missing. */
export abstract class Cluster implements Backing {
  readonly members: readonly Server[];

  protected constructor(members: readonly Server[]) {
    this.members = members;
  }

  /** The addresses of all members, in the form that services accept. */
  abstract readonly url: string;
  /** Joins the members into one cluster at the first start. Repeating it changes nothing. */
  protected abstract form(): Promise<void>;
  /** Whether every member is reachable and up to date. */
  protected abstract isWhole(): Promise<boolean>;

  get ownUrl(): string {
    return this.url;
  }

  get label(): string {
    return `${size} of ${this.members[0]?.label}`;
  }

  get isRunning(): boolean {
    return this.members.every(({ isRunning }) => isRunning);
  }

  async start(): Promise<void> {
    await Promise.all(this.members.map((member) => member.isRunning || member.start()));
    await this.form();
    await this.untilWhole();
  }

  /** @throws Error when a member is still missing or behind after two minutes */
  async untilWhole(): Promise<void> {
    if (!(await until(() => this.isWhole(), wholeMs, 250)))
      throw new Error(`a member of ${this.label} did not come back`);
  }

  /** Kills a member and starts it again a moment later; the cluster is whole again when this returns. */
  async strike(member: Server, awayMs: () => Promise<void>): Promise<void> {
    await member.kill();
    await awayMs();
    await member.start();
    await this.untilWhole();
  }

  async kill(): Promise<void> {
    await Promise.all(this.members.map((member) => member.kill()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => member.stop()));
  }

  wipe(): void {
    for (const member of this.members) member.wipe();
  }
}

/** A member on a free port with its own data, not yet started. */
export async function memberOf(
  server: BackingServer,
  program: Program,
  dir: string,
  name: string,
): Promise<Server> {
  const place = join(dir, name);
  const part = await serverPart({
    server,
    program,
    dir: place,
    logs: join(place, 'logs'),
    defaultPort: false,
    diesWithUs: true,
  });
  return new Server(part, versionIn(program.origin) ?? '', join(place, server.name));
}
