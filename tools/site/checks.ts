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
/** Where to look on. */
const logsOf = (service: string): string => `docker compose -f compose.production.yml logs ${service}`;
const reasonOf = (error: unknown): string => (error as Error).message;

/**
 * Where the name leads.
 * @param own the addresses of this machine; behind a router they are not the public one
 */
export async function checkAddress(
  domain: string,
  dns: Resolver,
  own: readonly string[] = [],
): Promise<Finding> {
  const found = await Promise.allSettled([dns.resolve4(domain), dns.resolve6(domain)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length === 0)
    return unwell('DNS', `${domain} leads nowhere. Add an A record with the address of this machine`);
  const isHere = addresses.some((address) => own.includes(address));
  const elsewhere = `. This machine is ${own.join(', ')}: right only where a router hands on to it`;
  return well('DNS', `${domain} is ${addresses.join(', ')}${isHere ? '' : elsewhere}`);
}

const closed = (host: string, port: number): string =>
  `${host}:${port} cannot be reached. Open it in the firewall, and start the site`;

/** Whether somebody takes connections at a port. */
export function checkPort(host: string, port: number): Promise<Finding> {
  const about = `port ${port}`;
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('connect', () => end(well(about, 'open')));
    socket.once('timeout', () => end(unwell(about, closed(host, port))));
    socket.once('error', () => end(unwell(about, closed(host, port))));
  });
}

/** Whether who asks without TLS is sent to the site: whatever else listens at port 80 keeps Caddy from it. */
export async function checkEntry(domain: string, host = domain): Promise<Finding> {
  const about = 'port 80';
  try {
    const answer = await fetch(`http://${host}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.headers.get('location')?.startsWith(`https://${domain}`)) return well(about, 'leads to https');
    const server = answer.headers.get('server') ?? 'another program';
    return unwell(about, `${server} answers there, not the site: ss -ltnp | grep ':80 '`);
  } catch {
    return unwell(about, closed(host, 80));
  }
}

/** Whether browsers believe the certificate, and for how long yet. */
export function checkCertificate(domain: string, port: number, now: Date, host = domain): Promise<Finding> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connectTls({ host, port, servername: domain, timeout: timeoutMs }, () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
      socket.destroy();
      resolve(certificateOf(Date.parse(from), Date.parse(to), now.getTime()));
    });
    const failed = (why: string) => {
      socket.destroy();
      resolve(unwell('TLS', `no certificate that browsers believe: ${why}. ${logsOf('caddy')}`));
    };
    socket.once('error', (error) => failed(error.message));
    socket.once('timeout', () => failed('no answer'));
  });
}

/** Caddy renews a certificate when a third of its time is left, whether that is of three months or of six days. */
export function certificateOf(from: number, to: number, now: number): Finding {
  const hours = Math.floor((to - now) / hourMs);
  const left = hours >= 48 ? `${Math.floor(hours / 24)} days` : `${hours} hours`;
  return (to - now) * 6 > to - from
    ? well('TLS', `certificate good for ${left}`)
    : unwell('TLS', `certificate ends in ${left} and was not renewed. ${logsOf('caddy')}`);
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
  return free >= neededGigabytes
    ? well('disk', says)
    : unwell('disk', `only ${says}. Former builds take much: docker builder prune && docker image prune`);
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
  if (newest === 0) return unwell('backups', `none in ${folder} yet. ${logsOf('backup')}`);
  const hours = Math.round((now.getTime() - newest) / hourMs);
  return hours <= 26
    ? well('backups', `the newest of ${files.length} is ${hours} hours old`)
    : unwell('backups', `the newest is ${hours} hours old. ${logsOf('backup')}`);
}
