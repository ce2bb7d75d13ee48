import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { birthOf, isAlive } from './process-identity.ts';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Whether a TCP port is free on the loopback address and on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

const given = new Set<number>();

/**
 * A free port: the usual one, else one of the next fifty, else any.
 * A port is given to one caller only, because what asked for it may not be listening yet: in this process, and of the
 * usual ones in none of this user's processes, so that two clones may start at the same moment.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    for (let port = preferred; port < preferred + 50; port++) {
      if (given.has(port) || !(await isFree(port)) || !claim(port)) continue;
      given.add(port);
      return port;
    }
  }
  for (;;) {
    const port = await anyPort();
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}

/** Holds an empty file for each port that a process is going to use: `<port>-<pid>-<birth>`. */
const claims = join(tmpdir(), `barspoon-ports-${userInfo().uid}`);

const ours: string[] = [];

/** Says that a port is ours as long as we live. @returns false where another process that lives has said so */
function claim(port: number): boolean {
  mkdirSync(claims, { recursive: true, mode: 0o700 });
  const own = `${port}-${process.pid}-${birthOf(process.pid)}`;
  writeFileSync(join(claims, own), '');
  if (ours.length === 0)
    process.once('exit', () => {
      for (const name of ours) rmSync(join(claims, name), { force: true });
    });
  ours.push(own);
  // Whoever sees another gives way, so that of two who look at the same time none stays with it for sure.
  const isTaken = readdirSync(claims).some((name) => {
    const [claimed, pid, birth = ''] = name.split('-');
    if (Number(claimed) !== port || name === own) return false;
    const lives = isAlive({ pid: Number(pid), birth });
    if (!lives) rmSync(join(claims, name), { force: true });
    return lives;
  });
  if (isTaken) rmSync(join(claims, own), { force: true });
  return !isTaken;
}

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
