import { type AuditVerification, allRoutes, operationRoutesOf } from '@barspoon/contracts';
import { readArguments, refuse } from '../arguments.ts';
import { type Services, withServices } from '../command.ts';
import { explain } from './explain.ts';

const usage = `npm run audit -- verify [--service <name>] [--noted <line>:<hash>] [--json]

Looks through the audit of every service, or of one, for lines that were changed, taken out or slipped in, and fails
when there are any. Note the last line's number and hash somewhere else: --noted shows later that everything up to it
is still what it was.`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    service: { type: 'string' },
    noted: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

if (positionals.join(' ') !== 'verify') refuse('The one thing it does is verify', usage);
await withServices('audit', verify).catch(explain);

async function verify({ ask }: Services): Promise<void> {
  const services = values.service ? [values.service] : servicesWithAudit();
  if (values.noted && services.length !== 1) throw new Error('Say whose line was noted: --service <name>');
  const body = values.noted ? { anchor: anchorOf(values.noted) } : {};
  const verifications: Record<string, AuditVerification> = {};
  for (const service of services)
    verifications[service] = await ask(operationRoutesOf(service).verifyAudit, { body });
  if (values.json) console.log(JSON.stringify(verifications));
  else for (const [service, found] of Object.entries(verifications)) console.log(sentenceOf(service, found));
  if (Object.values(verifications).some(({ intact }) => !intact)) process.exitCode = 1;
}

function sentenceOf(service: string, { intact, lines, hash, brokenAt, reason }: AuditVerification): string {
  if (!intact) return `${service}: NOT INTACT: line ${brokenAt} ${reason}`;
  return `${service}: intact, ${lines} lines${lines > 0 ? `, the last one ${lines}:${hash}` : ''}`;
}

function anchorOf(noted: string): { line: number; hash: string } {
  const [line, hash = ''] = noted.split(':');
  return { line: Number(line), hash };
}

function servicesWithAudit(): string[] {
  return allRoutes
    .filter((route) => route.key === `${route.service}.operations.verifyAudit`)
    .map((route) => route.service);
}
