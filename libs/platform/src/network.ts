import ipaddr from 'ipaddr.js';

/** One household or host has all addresses of such a network, and can switch between them. */
const ipv6NetworkBits = 64;

/**
 * The key of an address for counting callers: an IPv4 address itself, also if written as IPv6; an IPv6 address as its
 * /64 network. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${ipv6NetworkBits}`)}/${ipv6NetworkBits}`;
}
