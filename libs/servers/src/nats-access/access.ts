import { OPERATOR } from '@barspoon/messaging/names';
import { natsKeys, publicKeyOf } from './keys.ts';
import { formerKeys } from './roll.ts';
import { serverConfig } from './server-config.ts';
import { trafficOf } from './traffic.ts';

/**
 * The configuration of a NATS server that knows this product's services, and their credentials, made where missing. Former
 * credentials that were set aside are taken as well.
 * @param keysDir where the seeds lie: `NATS_KEYS_DIR` of the services
 */
export function natsAccess(root: string, keysDir: string, options: { forProduction?: boolean } = {}): string {
  const traffic = trafficOf(root);
  const names = [...traffic.map(({ service }) => service), OPERATOR];
  const former = Object.entries(formerKeys(keysDir)).map(([name, file]) => [name, publicKeyOf(file)]);
  return serverConfig(traffic, [natsKeys(keysDir, names, options), Object.fromEntries(former)]);
}
