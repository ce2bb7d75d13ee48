import { expect, it } from 'vitest';
import { hostAndPort } from './tcp.ts';

it('reads host and port of a server address', () => {
  expect(hostAndPort('nats://user:pass@one:4333,nats://two:4222', 4222)).toEqual({ host: 'one', port: 4333 });
  expect(hostAndPort('redis://:secret@cache', 6379)).toEqual({ host: 'cache', port: 6379 });
  expect(hostAndPort('nats.internal:4222', 1)).toEqual({ host: 'nats.internal', port: 4222 });
  expect(hostAndPort('redis://[::1]:6380', 6379)).toEqual({ host: '::1', port: 6380 });
});
