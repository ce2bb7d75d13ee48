import { describe, expect, it } from 'vitest';
import { type Commit, changelogOf, commitOf, nextVersion } from './commits.ts';
import { complaintsOf } from './released.ts';

const commit = (message: string) => commitOf(message) as Commit;

describe('a commit', () => {
  it('says its type, scope and text', () => {
    const read = { type: 'feat', scope: 'mail', text: 'a digest', breaks: false };
    expect(commitOf('feat(mail): a digest')).toEqual(read);
    expect(commitOf('fix: mails')).toEqual({ type: 'fix', scope: null, text: 'mails', breaks: false });
    expect(commitOf('whatever')).toBeNull();
  });

  it('says that it breaks something in its mark or below', () => {
    expect(commit('feat(api)!: other names').breaks).toBe(true);
    expect(commit('feat: other names\n\nBREAKING CHANGE: q is search now').breaks).toBe(true);
  });
});

describe('the next version', () => {
  it.each([
    ['1.2.3', ['fix: a'], '1.2.4'],
    ['1.2.3', ['docs: a'], '1.2.4'],
    ['1.2.3', ['fix: a', 'feat: b'], '1.3.0'],
    ['1.2.3', ['feat!: a'], '2.0.0'],
    ['0.2.3', ['feat!: a'], '0.3.0'],
    ['0.2.3', ['perf: a'], '0.2.4'],
  ])('after %s with %j is %s', (version, messages, next) => {
    expect(nextVersion(version, messages.map(commit), false)).toBe(next);
  });

  it('tells of a break of the contracts', () => {
    expect(nextVersion('1.2.3', [commit('fix: a')], true)).toBe('2.0.0');
  });
});

it('tells users what is new, fixed, faster and broken, and nothing else', () => {
  const commits = ['feat(mail): a digest', 'fix: a typo', 'test: more', 'perf!: no more q'].map(commit);
  expect(changelogOf('1.0.0', '2026-11-23', commits, ['route a.b: is removed'])).toBe(
    `## 1.0.0 (2026-11-23)

### Breaks

- no more q
- route a.b: is removed

### New

- **mail**: a digest

### Fixed

- a typo

### Faster

- no more q
`,
  );
});

describe('breaks of the last release', () => {
  it('are complained of unless they are accepted with a reason', () => {
    expect(complaintsOf(['a', 'b'], [{ break: 'a', why: 'nobody calls it' }])).toEqual(['b']);
    expect(complaintsOf(['a'], [{ break: 'a', why: ' ' }])).toEqual(['accepted without a reason: a']);
    expect(complaintsOf([], [{ break: 'a', why: 'x' }])).toEqual(['accepted, but no break: a']);
  });
});
