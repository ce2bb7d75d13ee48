import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE } from '@barspoon/servers/mongodb/mongodb';
import { exec } from '@barspoon/servers/process/exec';
import { freePort } from '@barspoon/servers/process/ports';
import { ACL } from '@barspoon/servers/redis/redis';
import type { ServerName } from '@barspoon/servers/server';
import { ACCESS } from '@barspoon/servers/start-server';
import { ROOT } from '../../stack/boot/boot.mjs';
import type { Servers } from './server.ts';

/**
 * Credentials for servers that ask everybody who they are: what an operator keeps, what services were handed, and a user of
 * the run itself, who may look at everything.
 */
export class Access {
  /** The folder of `npm run keys`. */
  readonly keys: string;
  /** What services read at their start. */
  readonly handedOut: string;
  /** `watcher:<password>` */
  readonly watcher = `watcher:${randomBytes(12).toString('hex')}`;
  private readonly monitorPort: number;

  private constructor(dir: string, monitorPort: number) {
    this.keys = join(dir, 'keys');
    this.handedOut = join(dir, 'handed-out');
    this.monitorPort = monitorPort;
  }

  static async make(dir: string): Promise<Access> {
    const access = new Access(dir, await freePort());
    await access.runKeys();
    access.handOut();
    return access;
  }

  get passwordsDir(): string {
    return join(this.keys, 'passwords');
  }

  /** The environment of a service's process. */
  get env(): NodeJS.ProcessEnv {
    return { NATS_KEYS_DIR: join(this.handedOut, 'nats'), PASSWORDS_DIR: join(this.handedOut, 'passwords') };
  }

  runKeys(...flags: string[]): Promise<void> {
    return run('tools/stack/commands/keys.ts', [this.keys, '--development', ...flags]);
  }

  /** Gives services what they show the servers from their next start on; former credentials are not for them. */
  handOut(): void {
    for (const [folder, ending] of [
      ['nats', /\.nk$/],
      ['passwords', /\.(mongodb|redis)$/],
    ] as const) {
      mkdirSync(join(this.handedOut, folder), { recursive: true });
      for (const name of readdirSync(join(this.keys, folder)))
        if (ending.test(name))
          copyFileSync(join(this.keys, folder, name), join(this.handedOut, folder, name));
    }
  }

  /** Keeps what services show now. @returns what a process would be told that keeps showing it */
  keepHandedOut(dir: string): { NATS_KEYS_DIR: string; PASSWORDS_DIR: string } {
    cpSync(this.handedOut, dir, { recursive: true });
    return { NATS_KEYS_DIR: join(dir, 'nats'), PASSWORDS_DIR: join(dir, 'passwords') };
  }

  /** Tells all three servers who is who, as an operator does. */
  async tellServers({ mongo, nats, redis }: Servers, prefix: string): Promise<void> {
    writeFileSync(join(nats.data, ACCESS), this.natsAccess());
    process.kill(nats.pid, 'SIGHUP');
    writeFileSync(join(redis.data, ACL), this.redisUsers());
    await run('tools/rights/apply.ts', [], {
      NODE_ENV: 'test',
      MONGODB_URL: mongo.url,
      REDIS_URL: redis.url,
      MONGODB_PREFIX: prefix,
      PASSWORDS_DIR: this.passwordsDir,
    });
  }

  natsAccess(): string {
    const [user, password] = this.watcher.split(':');
    const config = readFileSync(join(this.keys, 'nats', 'server.conf'), 'utf8');
    const users = '  users = [\n';
    return `http: "127.0.0.1:${this.monitorPort}"\n${config.replace(users, `${users}    { user: ${user}, password: "${password}" }\n`)}`;
  }

  redisUsers(): string {
    const [user, password = ''] = this.watcher.split(':');
    const hash = createHash('sha256').update(password).digest('hex');
    const acl = readFileSync(join(this.keys, 'redis', ACL), 'utf8');
    return `${acl}user ${user} reset on #${hash} ~* &* +@all\n`;
  }

  /** Files next to a server's data. */
  protection(server: ServerName): Record<string, string> | undefined {
    if (server === 'mongo') return { [KEY_FILE]: readFileSync(join(this.keys, 'mongo', 'keyfile'), 'utf8') };
    if (server === 'redis') return { [ACL]: this.redisUsers() };
    return undefined;
  }

  /** The public keys by which who is connected to NATS is known. */
  async keysConnectedToNats(): Promise<string[]> {
    const answer = await fetch(`http://127.0.0.1:${this.monitorPort}/connz?auth=true&limit=1000`);
    const { connections } = (await answer.json()) as { connections: { authorized_user?: string }[] };
    return connections.flatMap(({ authorized_user }) => authorized_user ?? []);
  }
}

async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await exec(process.execPath, [join(ROOT, program), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  if (code !== 0) throw new Error(`${program} failed: ${output}`);
}
