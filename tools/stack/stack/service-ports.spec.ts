import { createServer } from 'node:net';
import { freePort } from '@barspoon/servers/process/ports';
import { portVariable, SERVICES } from '@barspoon/servers/services';
import { expect, it } from 'vitest';
import { servicePorts } from './service-ports.ts';

it('takes the port that is asked for, of every service [BEYOND-190]', async () => {
  const wanted = await Promise.all(SERVICES.map(async ({ name }) => [name, await freePort()] as const));
  const env = Object.fromEntries(wanted.map(([name, port]) => [portVariable(name), String(port)]));
  expect(await servicePorts(env)).toEqual(Object.fromEntries(wanted));
});

it.each(['eighty', '70000', '80.5', '-1'])(
  'refuses %s, which is no port, by the name of its variable',
  async (value) => {
    await expect(servicePorts({ GATEWAY_PORT: value })).rejects.toThrow(`GATEWAY_PORT=${value}: a port is`);
  },
);

it('says so where another program has the port, and takes no other silently', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect(servicePorts({ GATEWAY_PORT: String(port) })).rejects.toThrow(
    `GATEWAY_PORT=${port}: another program`,
  );
  other.close();
});
