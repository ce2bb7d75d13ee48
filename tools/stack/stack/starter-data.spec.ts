import { expect, it } from 'vitest';
import { signInsIn } from './starter-data.ts';

it('reads the sign-ins from the last line the user command prints', () => {
  const list = [{ role: 'Admin', email: 'admin@example.org', password: 'stirred' }];
  expect(signInsIn(`made 1 account\n${JSON.stringify(list)}\n`)).toEqual(list);
  expect(() => signInsIn('made 1 account\n')).toThrow('no list of sign-ins');
});
