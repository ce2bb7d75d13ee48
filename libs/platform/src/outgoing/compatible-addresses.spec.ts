import type { LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { OutgoingRequests } from './outgoing.ts';

const wanted = { accept: '*/*', bytesLimit: 10, timeoutMs: 1000 };
const toThere: LookupFunction = (_, options, done) =>
  options.all ? done(null, [{ address: '::7f00:1', family: 6 }]) : done(null, '::7f00:1', 6);

describe('an IPv4 address as an IPv6 one of old', () => {
  it.each(['[::127.0.0.1]', '[::10.0.0.1]', '[::a9fe:a9fe]', '[0:0:0:0:0:0:7f00:1]'])(
    'is refused by name: %s (security 33)',
    async (host) => {
      const requests = new OutgoingRequests({ alsoFrom: [], alsoPorts: [] });
      await expect(requests.fetch(`http://${host}/`, wanted)).rejects.toMatchObject({ why: 'refused' });
    },
  );

  it('is refused where a name leads to it (security 33)', async () => {
    const requests = new OutgoingRequests({ alsoFrom: [], alsoPorts: [], lookup: toThere });
    await expect(requests.fetch('http://bar.example/', wanted)).rejects.toMatchObject({ why: 'refused' });
  });
});
