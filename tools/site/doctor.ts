import { Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@barspoon/servers/process/progress';
import { Trouble } from '@barspoon/servers/process/trouble';
import * as checks from './checks.ts';
import { readEnvFile } from './env-file.ts';
import { refusalsOf } from './production.ts';

/** Where Caddy gets its certificates: whoever cannot ask there gets none. */
const certificates = 'https://acme-v02.api.letsencrypt.org/directory';

/** Looks at everything a site depends on and says what to mend; the exit code says whether all is well. */
export async function examineSite(root: string, folder: string): Promise<void> {
  const file = join(folder, '.env');
  if (!existsSync(file)) throw new Trouble(`There is no ${file}. npm run site -- init writes it.`);
  const settings = readEnvFile(readFileSync(file, 'utf8'));
  const { DOMAIN: domain = '', SMTP_URL: mail = '', MAIL_FROM: from = '' } = settings;
  const dns = new Resolver({ timeout: 4000, tries: 2 });
  const sender = from.split('@')[1] ?? domain;
  const smtpHost = URL.canParse(mail) ? new URL(mail).hostname : '…';
  const refusals = await refusalsOf(root, settings);
  const findings = await Promise.all([
    checks.checkAddress(domain, dns),
    checks.checkPort(domain, 80),
    checks.checkPort(domain, 443),
    checks.checkCertificate(domain, 443, new Date()),
    checks.checkMail(mail),
    checks.checkRecord('SPF', sender, 'v=spf1', `v=spf1 a:${smtpHost} ~all`, dns),
    checks.checkRecord('DMARC', `_dmarc.${sender}`, 'v=DMARC1', 'v=DMARC1; p=quarantine', dns),
    checks.checkClock(certificates, Date.now),
    checks.checkDisk(folder),
    checks.checkBackups(join(folder, 'backups'), new Date()),
  ]);
  say(findings.map(({ about, isWell, says }) => `${isWell ? '✓' : '✗'} ${about}: ${says}`).join('\n'));
  say(elsewhere(settings));
  if (refusals) say(refusals);
  if (refusals || findings.some(({ isWell }) => !isWell)) process.exitCode = 1;
}

/** What has to be entered at others, by address. */
const elsewhere = ({ DOMAIN, MEMBERSHIP, GOOGLE_CLIENT_ID }: Record<string, string>): string =>
  [
    ...(MEMBERSHIP === 'paid' ? [`Stripe's webhook goes to https://${DOMAIN}/api/v1/payments/webhook`] : []),
    ...(GOOGLE_CLIENT_ID ? [`Google's redirect address is https://${DOMAIN}/api/v1/auth/google/back`] : []),
    'DKIM: your mail provider names the record; MAIL_SIGNED_BY=server says that it signs.',
  ].join('\n');
