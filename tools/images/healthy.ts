import { readFileSync } from 'node:fs';
import { portVariable, SERVICES } from '@barspoon/servers/services';

/** A container's health check: asks the service that the container's first process runs whether it is ready. */
const running = readFileSync('/proc/1/cmdline', 'utf8');
const service = SERVICES.find(({ name }) => running.includes(`/${name}.js`)) ?? {
  name: 'gateway',
  defaultPort: 8080,
};
const port = process.env[portVariable(service.name)] ?? service.defaultPort;
const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
