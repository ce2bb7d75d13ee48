import { join } from 'node:path';
import { launch } from '@barspoon/servers/process/launch';
import type { Part } from '@barspoon/servers/process/part';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { mark } from '../stack/leftovers.ts';

const READY_TIMEOUT_MS = 60_000;

export interface PagePartOptions {
  root: string;
  dataDir: string;
  /** The folder of the app, which is also its name. */
  name: 'web' | 'admin';
  path: string;
  port: number;
  gateway: string;
}

/** Vite's server for one of the two apps: serves the sources, reloads on save, forwards the API to the gateway. */
export function pagePart({ root, dataDir, name, path, port, gateway }: PagePartOptions): Part {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    vite,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
    '--clearScreen',
    'false',
  ];
  const log = join(dataDir, 'logs', `${name}.log`);
  return {
    name,
    label: name === 'web' ? 'The web app' : 'The console',
    address: `http://localhost:${port}${path}`,
    log,
    stopTimeoutMs: 3_000,
    launch: () => {
      const env = { ...process.env, ...mark(dataDir, name), GATEWAY_URL: gateway };
      return launch({ file: process.execPath, args, cwd: join(root, name), env, log });
    },
    ready: async (child) => {
      const answers = async () => (await fetch(`http://127.0.0.1:${port}${path}`)).status < 500;
      if (await until(answers, READY_TIMEOUT_MS, 100, { up: () => child.exit() !== null })) return;
      throw new Trouble(`Vite does not answer at http://localhost:${port}${path}.`);
    },
  };
}
