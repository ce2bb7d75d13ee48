import { expect, it } from 'vitest';
import { isAtLeast, versionIn } from './version.ts';

it('finds the version in what servers print', () => {
  expect(versionIn('Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0')).toBe('7.0.15');
  expect(versionIn('nats-server: v2.9.10\n')).toBe('2.9.10');
  expect(versionIn('db version v6.0.5\nBuild Info: {')).toBe('6.0.5');
  expect(versionIn('no version')).toBeNull();
});

it('compares versions number by number', () => {
  expect(isAtLeast('2.10.0', '2.9')).toBe(true);
  expect(isAtLeast('2.9', '2.9')).toBe(true);
  expect(isAtLeast('6.0.5', '6.0.6')).toBe(false);
  expect(isAtLeast('10.0', '9.9.9')).toBe(true);
});
