import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import * as checks from './checks.ts';
import { readEnvFile } from './env-file.ts';
import { refusalsOf } from './production.ts';

/** Where Caddy gets its certificates: whoever cannot ask there gets none. */
const certificates = 'https://acme-v02.api.letsencrypt.org/directory';

/**
 * Looks at everything a site depends on and says what to mend; the exit code says whether all is well.
 * @param selector of the DKIM record; its name is known to whoever signs the mails alone
 */
export async function examineSite(root: string, folder: string, selector?: string): Promise<void> {
  const file = join(folder, '.env');
  if (!existsSync(file)) throw new Trouble(`There is no ${file}. npm run site -- init writes it.`);
  const settings = readEnvFile(readFileSync(file, 'utf8'));
  const known = Object.keys(readEnvFile(readFileSync(join(root, '.env.example'), 'utf8')));
  const lacks = known.filter((name) => !(name in settings));
  if (lacks.length > 0) throw new Trouble(`${file} lacks ${lacks.join(', ')}: see .env.example.`);
  const { DOMAIN: domain = '', SMTP_URL: mail = '', MAIL_FROM: from = '' } = settings;
  const dns = new Resolver({ timeout: 4000, tries: 2 });
  const sender = from.split('@')[1] ?? domain;
  const smtpHost = URL.canParse(mail) ? new URL(mail).hostname : '…';
  const key = `${selector}._domainkey.${sender}`;
  const refusals = await refusalsOf(root, settings);
  const findings = await Promise.all([
    checks.checkAddress(domain, dns, ownAddresses()),
    checks.checkEntry(domain),
    checks.checkPort(domain, 443),
    checks.checkCertificate(domain, 443, new Date()),
    checks.checkMail(mail),
    checks.checkRecord(
      'SPF',
      sender,
      'v=spf1',
      `v=spf1 ${isIPv4(smtpHost) ? 'ip4' : 'a'}:${smtpHost} ~all`,
      dns,
    ),
    checks.checkRecord('DMARC', `_dmarc.${sender}`, 'v=DMARC1', 'v=DMARC1; p=quarantine', dns),
    ...(selector
      ? [checks.checkRecord('DKIM', key, 'v=DKIM1', 'v=DKIM1; … as your provider says', dns)]
      : []),
    checks.checkClock(certificates, Date.now),
    checks.checkDisk(folder),
    checks.checkBackups(join(folder, 'backups'), new Date()),
  ]);
  say(findings.map(({ about, isWell, says }) => `${isWell ? '✓' : '✗'} ${about}: ${says}`).join('\n'));
  for (const line of elsewhere(settings)) say(line);
  if (!selector) say('DKIM: --dkim <selector> looks at the record that your mail provider names.');
  if (refusals) say(refusals);
  if (refusals || findings.some(({ isWell }) => !isWell)) process.exitCode = 1;
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((interfaces) =>
    (interfaces ?? []).filter(({ internal }) => !internal).map(({ address }) => address),
  );

/** What has to be entered at others, by address. */
const elsewhere = ({ DOMAIN, MEMBERSHIP, GOOGLE_CLIENT_ID }: Record<string, string>): string[] => [
  ...(MEMBERSHIP === 'paid' ? [`Stripe's webhook goes to https://${DOMAIN}/api/v1/payments/webhook`] : []),
  ...(GOOGLE_CLIENT_ID ? [`Google's redirect address is https://${DOMAIN}/api/v1/auth/google/back`] : []),
];
