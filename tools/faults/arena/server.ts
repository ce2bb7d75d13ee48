import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerName } from '@barspoon/servers';
import type { Launched } from '@barspoon/servers/process/launch';
import { type Part, startPart } from '@barspoon/servers/process/part';

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

/** The address with the name and password of who uses it. */
export const withUser = (url: string, user: string): string => url.replace('://', `://${user}@`);
