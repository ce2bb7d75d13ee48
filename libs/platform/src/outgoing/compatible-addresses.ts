import { lookup as lookUp } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const compatible = new BlockList();
compatible.addSubnet('::', 96, 'ipv6');

/** Whether it is an IPv4 address written as an IPv6 one in the way that went out of use: `::127.0.0.1`. */
export const isCompatible = (ip: string): boolean => isIPv6(ip) && compatible.check(ip, 'ipv6');

/** The filter takes such addresses for public ones; a name that leads to one is not followed. */
export function withoutCompatible(lookup: LookupFunction = lookUp): LookupFunction {
  return (hostname, options, done) =>
    lookup(hostname, options, (error, found, family) => {
      const ips = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      const refused = ips.find((ip) => isCompatible(ip) && ip !== '::1' && ip !== '::');
      if (error || !refused) return done(error, found, family);
      done(new Error(`${refused} is not allowed. It is an IPv4 address in disguise.`), found, family);
    });
}
