import { join } from 'node:path';
import { launch } from '@barspoon/servers/process/launch';
import type { Part } from '@barspoon/servers/process/part';
import { freePort } from '@barspoon/servers/process/ports';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { mark } from './leftovers.ts';

const DEFAULT_SMTP = 1125;
const DEFAULT_WEB = 8025;
const READY_TIMEOUT_MS = 30_000;

export interface MailPartOptions {
  root: string;
  dataDir: string;
  logs: string;
  defaultPorts: boolean;
  diesWithUs: boolean;
}

/** The mail inbox of the development stack: takes every mail, delivers none, shows them on a page. */
export async function mailPart(options: MailPartOptions): Promise<Part & { smtpUrl: string }> {
  const { root, dataDir, logs, defaultPorts, diesWithUs } = options;
  const smtp = await freePort(defaultPorts ? DEFAULT_SMTP : undefined);
  const web = await freePort(defaultPorts ? DEFAULT_WEB : undefined);
  const log = join(logs, 'mail.log');
  const address = `http://localhost:${web}`;
  const program = join(root, 'node_modules', 'maildev', 'bin', 'maildev');
  const listen = ['--ip', '127.0.0.1', '--smtp', String(smtp), '--web', String(web)];
  const keep = ['--mail-directory', join(dataDir, 'mail')];
  return {
    name: 'mail',
    label: 'The mail inbox',
    address,
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    log,
    stopTimeoutMs: 3_000,
    launch: () => {
      const env = { ...process.env, ...mark(dataDir, 'mail') };
      return launch({
        file: process.execPath,
        args: [program, ...listen, ...keep, '--silent'],
        env,
        log,
        diesWithUs,
      });
    },
    ready: async (child) => {
      const page = async () => (await fetch(`http://127.0.0.1:${web}/healthz`)).ok;
      if (await until(page, READY_TIMEOUT_MS, 50, { up: () => child.exit() !== null })) return;
      throw new Trouble(`The mail inbox does not answer at ${address}.`);
    },
  };
}
