import { expect, it } from 'vitest';
import { areDemoMembersFresh, signInsIn } from './starter-data.ts';

it('reads the sign-ins from the last line the user command prints', () => {
  const list = [{ role: 'Admin', email: 'admin@example.org', password: 'stirred' }];
  expect(signInsIn(`made 1 account\n${JSON.stringify(list)}\n`)).toEqual(list);
  expect(() => signInsIn('made 1 account\n')).toThrow('no list of sign-ins');
});

it('looks after the demo members again after half a day, so that one of them is always on trial', () => {
  const demoAt = '2026-01-01T00:00:00.000Z';
  expect(areDemoMembersFresh({ demoAt }, Date.parse('2026-01-01T11:59:00.000Z'))).toBe(true);
  expect(areDemoMembersFresh({ demoAt }, Date.parse('2026-01-01T12:01:00.000Z'))).toBe(false);
  expect(areDemoMembersFresh({}, 0)).toBe(false);
});
