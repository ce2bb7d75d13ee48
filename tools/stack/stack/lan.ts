import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { Trouble } from '@barspoon/servers/process/trouble';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Addresses of home and office networks come first. */
const isPrivate = (address: string): boolean => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address);

/**
 * The address others on the network reach this machine at.
 * @throws {Trouble} when it is on none
 */
export function lanAddress(interfaces: Interfaces = networkInterfaces()): string {
  const addresses = Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);
  const found = addresses.find(isPrivate) ?? addresses[0];
  if (!found) throw new Trouble('This machine is on no network. Connect it, or start without --lan.');
  return found;
}

/** Only the gateway is opened: servers, other services and the mail inbox stay with this machine. */
export function lanEnvironment(port: number, address = lanAddress()): NodeJS.ProcessEnv {
  return { GATEWAY_HOST: '0.0.0.0', PUBLIC_URL: `http://${address}:${port}` };
}

/** For a phone's camera. */
export const qrCode = (address: string): string => renderUnicodeCompact(address, { border: 2 });
