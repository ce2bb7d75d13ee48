import { describe, expect, it } from 'vitest';
import { accountId, accountIn, accountOf } from './sandbox-account.ts';

describe('an account of the sandbox in Google’s place', () => {
  it('is known by its id alone, with a verified address [BEYOND-11]', () => {
    const id = accountIn({ email: ' Ada@Example.com ', name: 'Ada' });
    expect(accountOf(id ?? '')).toEqual({ email: 'ada@example.com', email_verified: true, name: 'Ada' });
    expect(accountIn({ email: 'ada@example.com', name: 'Ada' })).toBe(id);
  });

  it('is none without an address', () => {
    for (const query of [{}, { email: '' }, { email: 'ada' }, { email: '<b>@x' }])
      expect(accountIn(query), JSON.stringify(query)).toBeUndefined();
    for (const id of ['', 'nobody', accountId('nowhere', 'Ada')]) expect(accountOf(id)).toBeUndefined();
  });
});
