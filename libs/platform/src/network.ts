import ipaddr from 'ipaddr.js';

/** One household or host has all addresses of such a network, and takes another one as it likes. */
const ipv6NetworkBits = 64;

/**
 * What an address counts as where callers are told apart: an IPv4 address as itself, also written as IPv6; an IPv6
 * address as the /64 network it belongs to. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${ipv6NetworkBits}`)}/${ipv6NetworkBits}`;
}
