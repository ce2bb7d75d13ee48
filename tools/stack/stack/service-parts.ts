import { join } from 'node:path';
import { launch } from '@barspoon/servers/process/launch';
import type { Part } from '@barspoon/servers/process/part';
import { Trouble } from '@barspoon/servers/process/trouble';
import { until } from '@barspoon/servers/process/wait';
import { SERVICES, type ServiceName } from '@barspoon/servers/services';
import { mark } from './leftovers.ts';

/** Relative to the folder that services run in. */
const FLAGS = ['--import', './dist/services/source-maps.js'];
/** Ten processes on one machine: each gives up a little speed for 55 MB. */
const FLAGS_OF_MANY = [...FLAGS, '--optimize-for-size', '--max-semi-space-size=2'];
const READY_TIMEOUT_MS = 90_000;
/** A service finishes what it has begun within 25 s; longer than this it hangs. */
const STOP_TIMEOUT_MS = 25_000;

export interface ServicePartsOptions {
  root: string;
  dataDir: string;
  logs: string;
  ports: Record<ServiceName, number>;
  env: NodeJS.ProcessEnv;
  oneProcess: boolean;
  diesWithUs: boolean;
}

/** The services as parts: all in one process, or one each. */
export function serviceParts(options: ServicePartsOptions): Part[] {
  const names = SERVICES.map(({ name }) => name);
  if (options.oneProcess) return [nodePart('services', 'The services', 'all.js', names, options)];
  return names.map((name) => nodePart(name, name, `${name}.js`, [name], options));
}

function nodePart(
  name: string,
  label: string,
  file: string,
  services: ServiceName[],
  options: ServicePartsOptions,
): Part {
  const { root, dataDir, logs, ports, diesWithUs } = options;
  const address = (service: ServiceName) => `http://127.0.0.1:${ports[service]}`;
  const env = { ...options.env, BARSPOON_SERVICES: services.join(','), ...mark(dataDir, name) };
  const log = join(logs, `${name}.log`);
  const script = join(root, 'dist', 'services', file);
  const args = [...(options.oneProcess ? FLAGS : FLAGS_OF_MANY), script];
  return {
    name,
    label,
    log,
    address: address(services.includes('gateway') ? 'gateway' : (services[0] as ServiceName)),
    stopTimeoutMs: STOP_TIMEOUT_MS,
    launch: () => launch({ file: process.execPath, args, cwd: root, env, log, diesWithUs }),
    ready: async (child) => {
      const givenUp = () => child.exit() !== null;
      const waiting = new Set(services);
      const allReady = async () => {
        for (const service of waiting) if (await isReady(address(service))) waiting.delete(service);
        return waiting.size === 0;
      };
      if (await until(allReady, READY_TIMEOUT_MS, 50, { up: givenUp })) return;
      const which = [...waiting].map((service) => `${service} (${address(service)}/readyz)`).join(', ');
      const exit = child.exit();
      const how = exit
        ? `ended before it was ready (${exit.signal ?? `exit code ${exit.code}`})`
        : `not ready within ${READY_TIMEOUT_MS / 1000} s: ${which}`;
      throw new Trouble(`${label}: ${how}.`);
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok;
}
