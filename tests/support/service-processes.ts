import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portVariable, SERVICES, type ServiceName } from '@barspoon/servers/services';
import { eventually } from '@barspoon/testing';

const services = SERVICES.map(({ name }) => name);

/** Each service in a process of its own, from the bundles, as in production. */
export interface ServiceProcesses {
  readonly url: string;
  readonly names: readonly ServiceName[];
  /** `kill -9`. */
  kill(name: ServiceName): Promise<void>;
  /** Starts it again and waits until it takes work. */
  start(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

export async function startServiceProcesses(env: NodeJS.ProcessEnv): Promise<ServiceProcesses> {
  const ports = new Map<ServiceName, number>();
  for (const name of services) ports.set(name, await freePort());
  const portVariables = Object.fromEntries(
    services.map((name) => [portVariable(name), String(ports.get(name))]),
  );
  const url = `http://localhost:${ports.get('gateway')}`;
  const running = new Map<ServiceName, ChildProcess>();
  const start = async (name: ServiceName) => {
    const child = spawn(process.execPath, [`dist/services/${name}.js`], {
      env: { ...process.env, ...env, ...portVariables, PUBLIC_URL: url },
      stdio: 'ignore',
    });
    running.set(name, child);
    await eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.get(name)}/readyz`);
      if (!answer.ok) throw new Error(`${name} is not ready: ${answer.status}`);
    }, 60_000);
  };
  const end = async (name: ServiceName, signal: NodeJS.Signals) => {
    const child = running.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  await Promise.all(services.map(start));
  return {
    url,
    names: services,
    kill: (name) => end(name, 'SIGKILL'),
    start,
    stop: async () => {
      await Promise.all(services.map((name) => end(name, 'SIGTERM')));
    },
  };
}

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
