import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emailOf } from './shapes.ts';

const email = emailOf('Enter a valid email address');

describe('email addresses', () => {
  it.each(['ada@example.com', "o'hara+bar@sub.example.co.uk", `${'a'.repeat(64)}@example.com`])(
    'may be %s',
    (address) => {
      expect(email.parse(address)).toBe(address);
    },
  );

  it.each([
    'ada',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'a b@example.com',
    // What no mail server takes would be a mail that never arrives.
    `${'a'.repeat(65)}@example.com`,
    `${'a.'.repeat(40)}b@example.com`,
    `ada@${'example.'.repeat(40)}com`,
  ])('may not be %s (security 32)', (address) => {
    const { error } = email.safeParse(address);
    expect(error?.issues.length).toBeGreaterThan(0);
  });

  it('are refused once, in one sentence', () => {
    expect(email.safeParse('ada').error?.issues.map(({ message }) => message)).toEqual([
      'Enter a valid email address',
    ]);
  });

  it('are declared as such in the API document', () => {
    expect(z.toJSONSchema(email)).toMatchObject({ type: 'string', format: 'email', maxLength: 254 });
  });
});
