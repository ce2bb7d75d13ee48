import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('an address counts', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::6', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['unknown:address', 'unknown:address'],
  ])('%s as %s (security 46)', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
