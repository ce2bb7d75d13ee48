import type { Resolver } from 'node:dns/promises';
import { readdirSync, statfsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { createTransport } from 'nodemailer';

/** What was looked at: whether it is well, and in words what was found or what to do. */
export interface Finding {
  about: string;
  isWell: boolean;
  says: string;
}
type Check = Promise<Finding> | Finding;

const timeoutMs = 8000;
const hourMs = 3_600_000;
const gigabyte = 1e9;

const well = (about: string, says: string): Finding => ({ about, isWell: true, says });
const unwell = (about: string, says: string): Finding => ({ about, isWell: false, says });
const reasonOf = (error: unknown): string => (error as Error).message;

/** Whether the name leads anywhere. */
export async function checkAddress(domain: string, dns: Resolver): Promise<Finding> {
  const found = await Promise.allSettled([dns.resolve4(domain), dns.resolve6(domain)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  return addresses.length > 0
    ? well('DNS', `${domain} is ${addresses.join(', ')}`)
    : unwell('DNS', `${domain} leads nowhere. Add an A record with the address of this machine`);
}

/** Whether somebody takes connections at a port. */
export function checkPort(host: string, port: number): Promise<Finding> {
  const about = `port ${port}`;
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    const closed = `${host}:${port} cannot be reached. Open it in the firewall, and start the site`;
    socket.once('connect', () => end(well(about, 'open')));
    socket.once('timeout', () => end(unwell(about, closed)));
    socket.once('error', () => end(unwell(about, closed)));
  });
}

/** Whether browsers believe the certificate, and for how long yet. */
export function checkCertificate(domain: string, port: number, now: Date, host = domain): Promise<Finding> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connectTls({ host, port, servername: domain, timeout: timeoutMs }, () => {
      const days = Math.floor(
        (Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / (24 * hourMs),
      );
      socket.destroy();
      resolve(
        days >= 10
          ? well('TLS', `certificate good for ${days} days`)
          : unwell('TLS', `certificate ends in ${days} days and was not renewed: docker compose logs caddy`),
      );
    });
    const failed = (why: string) => {
      socket.destroy();
      resolve(unwell('TLS', `no certificate that browsers believe: ${why}. docker compose logs caddy`));
    };
    socket.once('error', (error) => failed(error.message));
    socket.once('timeout', () => failed('no answer'));
  });
}

/** Whether the mail server lets us in. */
export async function checkMail(url: string): Promise<Finding> {
  const transport = createTransport(url, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
  } as object);
  try {
    await transport.verify();
    return well('mail', 'the mail server takes our mails');
  } catch (error) {
    return unwell('mail', `the mail server refuses us: ${reasonOf(error)}. See SMTP_URL`);
  } finally {
    transport.close();
  }
}

/** Whether a TXT record says what receivers of mails look for; else the record to add. */
export async function checkRecord(
  about: string,
  name: string,
  begins: string,
  record: string,
  dns: Resolver,
): Promise<Finding> {
  const found = await dns.resolveTxt(name).catch(() => []);
  const text = found.map((parts) => parts.join('')).find((one) => one.startsWith(begins));
  return text ? well(about, text) : unwell(about, `add a record  ${name}  TXT  "${record}"`);
}

/** Whether this machine reaches the web, and its clock is right: certificates and second factors depend on both. */
export async function checkClock(url: string, now: () => number): Promise<Finding> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
    const seconds = Math.round(Math.abs(Date.parse(headers.get('date') ?? '') - now()) / 1000);
    return seconds <= 30
      ? well('clock', 'right')
      : unwell('clock', `wrong by ${seconds} seconds. timedatectl set-ntp true`);
  } catch (error) {
    return unwell('clock', `${url} cannot be asked for the time: ${reasonOf(error)}`);
  }
}

export function checkDisk(folder: string, neededGigabytes = 5): Check {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / gigabyte;
  const says = `${free.toFixed(1)} GB free`;
  return free >= neededGigabytes ? well('disk', says) : unwell('disk', `only ${says}`);
}

/** Whether there is a backup from the last night. */
export function checkBackups(folder: string, now: Date): Check {
  let files: string[] = [];
  try {
    files = readdirSync(folder).filter((name) => /^barspoon-.*\.age$/.test(name));
  } catch {
    // No folder holds no backups.
  }
  const newest = Math.max(0, ...files.map((name) => statSync(join(folder, name)).mtimeMs));
  if (newest === 0) return unwell('backups', `none in ${folder} yet. docker compose logs backup`);
  const hours = Math.round((now.getTime() - newest) / hourMs);
  return hours <= 26
    ? well('backups', `the newest of ${files.length} is ${hours} hours old`)
    : unwell('backups', `the newest is ${hours} hours old. docker compose logs backup`);
}
