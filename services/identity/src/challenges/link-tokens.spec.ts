import { linkTokenSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { LinkTokens } from './link-tokens.ts';

const tokens = new LinkTokens('a secret of at least thirty-two signs');
const id = '01939c5e-6a00-7000-8000-000000000004';

describe('the secret of a link', () => {
  it('is the same whenever it is made, has the declared form, and leads back to its challenge', () => {
    const token = tokens.tokenOf(id);
    expect(tokens.tokenOf(id)).toBe(token);
    expect(linkTokenSchema.parse(token)).toBe(token);
    expect(tokens.challengeIn(token)).toBe(id);
  });

  it.each([
    ['another challenge with this proof', (token: string) => `${id.replace(/4$/, '5')}${token.slice(36)}`],
    ['a changed proof', (token: string) => `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}A`],
    ['a proof of another secret', () => new LinkTokens('another secret').tokenOf(id)],
    ['a shortened proof', (token: string) => token.slice(0, -4)],
    ['no proof', () => id],
    ['nothing', () => ''],
  ])('is refused as %s (security 13)', (_, spoil) => {
    expect(tokens.challengeIn(spoil(tokens.tokenOf(id)))).toBeNull();
  });

  it('is never the alias of an address', () => {
    expect(tokens.tokenOf(id)).not.toContain(tokens.aliasOf(id));
    expect(tokens.aliasOf('Ada@Example.com')).toBe(tokens.aliasOf('ada@example.com'));
  });
});
