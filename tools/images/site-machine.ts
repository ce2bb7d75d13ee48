import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { delimiter, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { exec, type Finished, lastLines } from '@barspoon/servers/process/exec';
import { isFree } from '@barspoon/servers/process/ports';
import { Trouble } from '@barspoon/servers/process/trouble';
import { ROOT } from '../stack/boot/boot.mjs';

/** A name that is nobody's in the web. */
export const DOMAIN = 'bar.drill.internal';
const hostsFile = '/etc/hosts';
const mark = '# npm run containers -- --site';

export function assertRoot(): void {
  if (process.getuid?.() !== 0)
    throw new Trouble('--site needs root: it gives this machine a name in /etc/hosts.');
}

export async function assertPortsFree(): Promise<void> {
  for (const port of [80, 443])
    if (!(await isFree(port))) throw new Trouble(`Port ${port} is taken: ss -ltnp | grep :${port}`);
}

/** The address by which containers and browsers of this machine reach it. */
export function ownAddress(): string {
  const found = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && one.family === 'IPv4' && !one.internal);
  return found?.address ?? '127.0.0.1';
}

export function nameMachine(): void {
  unnameMachine();
  appendFileSync(hostsFile, `${ownAddress()} ${DOMAIN} ${mark}\n`);
}

export function unnameMachine(): void {
  writeFileSync(hostsFile, withoutOurs(readFileSync(hostsFile, 'utf8')));
}

/** @param hosts what the file says */
export const withoutOurs = (hosts: string): string =>
  hosts
    .split('\n')
    .filter((line) => !line.endsWith(mark))
    .join('\n');

/** What was committed last, in a folder of its own; its packages stay when it was there before. */
export async function cloneInto(folder: string): Promise<void> {
  if (existsSync(folder)) {
    await git(folder, 'fetch', '--quiet', ROOT, 'HEAD');
    await git(folder, 'checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
    for (const name of ['.env', 'backup.key', 'backups'])
      rmSync(join(folder, name), { recursive: true, force: true });
  } else await git('.', 'clone', '--quiet', ROOT, folder);
}

const git = async (folder: string, ...args: string[]): Promise<void> => {
  const { code, output } = await exec('git', ['-C', folder, ...args]);
  if (code !== 0) throw new Trouble(`git ${args.join(' ')} failed:\n${lastLines(output)}`);
};

/**
 * Tells Caddy to sign its certificates itself: nobody else would for this name.
 * @returns the file of Compose that says so, beside compose.production.yml
 */
export function writeOverride(folder: string, dir: string): string {
  const caddy = join(dir, 'caddy-of-site');
  mkdirSync(caddy, { recursive: true });
  cpSync(join(folder, 'ops', 'caddy'), caddy, { recursive: true });
  const production = readFileSync(join(caddy, 'Caddyfile'), 'utf8');
  writeFileSync(join(caddy, 'Caddyfile'), `{\n\tlocal_certs\n\tskip_install_trust\n}\n${production}`);
  const file = join(dir, 'compose.site.yml');
  writeFileSync(file, `services:\n  caddy:\n    volumes: ["${caddy}:/etc/caddy:ro"]\n`);
  return file;
}

/** Makes this process, and commands by `npmRun`, believe Caddy's certificates, as the world believes Let's Encrypt's. */
export function trust(root: string, dir: string): void {
  const file = join(dir, 'root.crt');
  writeFileSync(file, root);
  setDefaultCACertificates([...getCACertificates('default'), root]);
  process.env.NODE_EXTRA_CA_CERTS = file;
}

/** A command of the clone, with the Node and npm of the system. */
export function npmRun(folder: string, ...args: string[]): Promise<Finished> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const path = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  const env = { ...Object.fromEntries(own), PATH: path.join(delimiter) };
  return exec('npm', ['run', '--silent', ...args], { cwd: folder, env });
}
