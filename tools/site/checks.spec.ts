import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as checks from './checks.ts';

const dir = mkdtempSync(join(tmpdir(), 'site-checks-'));
let names: Socket;
let dns: Resolver;
const open: (Server | ReturnType<typeof createHttpServer>)[] = [];

async function listening<S extends Server | ReturnType<typeof createHttpServer>>(server: S): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A name server that knows the address of `drinks.bar` and its SPF record. */
beforeAll(async () => {
  names = createSocket('udp4');
  names.on('message', (query, { port, address }) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const [isBar, type] = [question.toString('latin1').startsWith('\x06drinks\x03bar\x00'), question.at(-3)];
    const spf = Buffer.from('v=spf1 mx ~all');
    const data =
      isBar && type === 1
        ? Buffer.from([203, 0, 113, 7])
        : isBar && type === 16
          ? Buffer.concat([Buffer.from([spf.length]), spf])
          : undefined;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(data ? 0x8180 : 0x8183, 2);
    head.writeUInt32BE(((1 << 16) | (data ? 1 : 0)) >>> 0, 4);
    head.writeUInt32BE(0, 8);
    const answer = data
      ? Buffer.concat([Buffer.from([0xc0, 12, 0, type ?? 1, 0, 1, 0, 0, 0, 60, 0, data.length]), data])
      : Buffer.alloc(0);
    names.send(Buffer.concat([head, question, answer]), port, address);
  });
  names.bind(0, '127.0.0.1');
  await once(names, 'listening');
  dns = new Resolver({ timeout: 2000, tries: 1 });
  dns.setServers([`127.0.0.1:${names.address().port}`]);
});
afterAll(() => {
  names.close();
  for (const server of open) server.close();
  rmSync(dir, { recursive: true });
});

it('finds where a name leads, or says which record is missing [BEYOND-268]', async () => {
  const found = (own: string) => checks.checkAddress('drinks.bar', dns, [own]);
  expect(await found('203.0.113.7')).toMatchObject({ isWell: true, says: 'drinks.bar is 203.0.113.7' });
  expect(await found('10.0.0.5')).toMatchObject({
    says: expect.stringContaining('This machine is 10.0.0.5'),
  });
  expect(await checks.checkAddress('nowhere.bar', dns)).toMatchObject({
    isWell: false,
    says: expect.stringContaining('Add an A record'),
  });
});

it('finds the records that receivers of mails look for, or says what to paste [BEYOND-268]', async () => {
  const spf = ['v=spf1', 'v=spf1 a:mail.drinks.bar ~all'] as const;
  expect(await checks.checkRecord('SPF', 'drinks.bar', ...spf, dns)).toMatchObject({ isWell: true });
  expect(await checks.checkRecord('SPF', 'nowhere.bar', ...spf, dns)).toMatchObject({
    isWell: false,
    says: 'add a record  nowhere.bar  TXT  "v=spf1 a:mail.drinks.bar ~all"',
  });
});

it('finds an open port, and a closed one with what to do [BEYOND-268]', async () => {
  const port = await listening(createServer());
  expect(await checks.checkPort('127.0.0.1', port)).toMatchObject({ isWell: true });
  expect(await checks.checkPort('127.0.0.1', 1)).toMatchObject({
    isWell: false,
    says: expect.stringContaining('firewall'),
  });
});

it('finds who else answers at the entry [BEYOND-268]', async () => {
  let headers: Record<string, string> = { location: 'https://drinks.bar/' };
  const port = await listening(createHttpServer((_, response) => response.writeHead(308, headers).end()));
  const look = (at = port) => checks.checkEntry('drinks.bar', `127.0.0.1:${at}`);
  expect(await look()).toEqual({ about: 'port 80', isWell: true, says: 'leads to https' });
  headers = { server: 'nginx/1.22.1' };
  expect(await look()).toMatchObject({
    isWell: false,
    says: expect.stringMatching(/^nginx\/1\.22\.1 answers/),
  });
  expect(await look(1)).toMatchObject({ isWell: false, says: expect.stringContaining('firewall') });
});

it('finds that nobody speaks TLS, and says where to look [BEYOND-268]', async () => {
  const port = await listening(createServer((socket) => socket.end('hello\n')));
  expect(await checks.checkCertificate('drinks.bar', port, new Date(), '127.0.0.1')).toMatchObject({
    isWell: false,
    says: expect.stringContaining('compose.production.yml logs caddy'),
  });
});

it('finds a certificate that should have been renewed, of whatever length [BEYOND-268]', () => {
  const [day, now] = [86_400_000, Date.now()];
  const left = (days: number, of: number) =>
    checks.certificateOf(now + (days - of) * day, now + days * day, now);
  expect(left(60, 90)).toEqual({ about: 'TLS', isWell: true, says: 'certificate good for 60 days' });
  expect(left(14, 90)).toMatchObject({ isWell: false, says: expect.stringContaining('ends in 14 days') });
  expect(left(5, 6)).toMatchObject({ isWell: true });
  expect(left(0.5, 6)).toMatchObject({ isWell: false, says: expect.stringContaining('ends in 12 hours') });
});

it('finds a mail server that lets us in, one that does not, and one that is none [BEYOND-268]', async () => {
  const port = await listening(
    createServer((socket) => {
      socket.write('220 mail.drinks.bar\r\n');
      socket.on('data', (said) => socket.write(`${answerTo(said.toString())}\r\n`));
    }),
  );
  const answerTo = (said: string) => {
    if (/^EHLO/i.test(said)) return '250-mail.drinks.bar\r\n250 AUTH PLAIN';
    if (/^AUTH/i.test(said)) return said.includes(right) ? '235 come in' : '535 wrong password';
    return /^QUIT/i.test(said) ? '221 bye' : '250 welcome';
  };
  const right = Buffer.from('\0bar\0pa$$word').toString('base64');
  expect(await checks.checkMail(`smtp://bar:pa$$word@127.0.0.1:${port}`)).toMatchObject({ isWell: true });
  expect(await checks.checkMail(`smtp://bar:other@127.0.0.1:${port}`)).toMatchObject({
    isWell: false,
    says: expect.stringMatching(/535 wrong password.*SMTP_URL/),
  });
  expect(await checks.checkMail('smtp://127.0.0.1:1')).toMatchObject({
    isWell: false,
    says: expect.stringContaining('SMTP_URL'),
  });
});

it('finds a clock that is wrong [BEYOND-268]', async () => {
  const port = await listening(createHttpServer((_, response) => response.end()));
  const url = `http://127.0.0.1:${port}`;
  expect(await checks.checkClock(url, Date.now)).toMatchObject({ isWell: true });
  expect(await checks.checkClock(url, () => Date.now() + 3_600_000)).toMatchObject({
    isWell: false,
    says: expect.stringMatching(/^wrong by 3\d{3} seconds/),
  });
});

it('finds a full disk, and backups that are old or missing [BEYOND-268]', async () => {
  expect(await checks.checkDisk(dir, 0)).toMatchObject({ isWell: true });
  expect(await checks.checkDisk(dir, 1e9)).toMatchObject({ isWell: false });
  const [folder, now] = [join(dir, 'backups'), new Date()];
  expect(await checks.checkBackups(folder, now)).toMatchObject({ isWell: false });
  mkdirSync(folder);
  const file = join(folder, 'barspoon-2026.age');
  writeFileSync(file, '');
  expect(await checks.checkBackups(folder, now)).toMatchObject({ isWell: true });
  utimesSync(file, new Date(0), new Date(0));
  expect(await checks.checkBackups(folder, now)).toMatchObject({ isWell: false });
});
