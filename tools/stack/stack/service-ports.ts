import { freePort, isFree } from '@barspoon/servers/process/ports';
import { Trouble } from '@barspoon/servers/process/trouble';
import { portVariable, SERVICES, type ServiceName } from '@barspoon/servers/services';

/**
 * The port of each service: the one that its variable names, else the usual one or a free one near it.
 * @param env what whoever starts the stack has set; without it any free ports
 * @throws {Trouble} when a port that is asked for is none, or is taken
 */
export async function servicePorts(env?: NodeJS.ProcessEnv): Promise<Record<ServiceName, number>> {
  const ports: Partial<Record<ServiceName, number>> = {};
  for (const { name, defaultPort } of SERVICES) {
    const wanted = env?.[portVariable(name)];
    ports[name] = wanted ? await named(portVariable(name), wanted) : await freePort(env && defaultPort);
  }
  return ports as Record<ServiceName, number>;
}

async function named(variable: string, value: string): Promise<number> {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Trouble(
      `${variable}=${value}: a port is a whole number up to 65535. Set another, or unset it.`,
    );
  if (port === 0) return freePort();
  if (await isFree(port)) return port;
  throw new Trouble(
    `${variable}=${value}: another program has this port. Stop that one, or set another port.`,
  );
}
