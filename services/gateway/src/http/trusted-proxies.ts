import proxyAddress from '@fastify/proxy-addr';
import { z } from 'zod';

/** Addresses, networks and names of networks with commas between. */
export const proxiesSchema = z
  .string()
  .default('loopback')
  .transform((list) =>
    list
      .split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
  )
  .refine(compiles, 'expected IP addresses or networks with commas between');

function compiles(proxies: string[]): boolean {
  try {
    proxyAddress.compile(proxies);
    return true;
  } catch {
    return false;
  }
}

/** Whether none is a network so large that others than proxies are in it. */
export const areNarrow = (proxies: unknown): boolean =>
  (proxies as string[]).every((proxy) => {
    if (proxy === 'loopback' || proxy === 'linklocal') return true;
    const [address = '', size] = proxy.split('/');
    if (!address.includes(':') && !/^\d+\./.test(address)) return false;
    return size === undefined || bitsOf(size) >= (address.includes(':') ? 48 : 16);
  });

/** Of `16` and of `255.255.0.0`. */
function bitsOf(size: string): number {
  if (!size.includes('.')) return Number(size);
  const bits = size
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
  return bits.indexOf('0') === -1 ? 32 : bits.indexOf('0');
}
