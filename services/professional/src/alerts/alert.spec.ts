import { describe, expect, it } from 'vitest';
import { isMatch, keyOf, mailMoment } from './alert.ts';

const posting = {
  words: ['head', 'bartender', 'the', 'savoy'],
  workLocation: 'on_site',
  jobType: 'full_time',
  experienceLevel: 'senior',
} as const;
const search = { q: null, workLocation: null, jobType: null, experienceLevel: null };

describe('an alert', () => {
  it.each([
    ['nothing but words', { beginnings: ['bar', 'sav'] }, true],
    ['a filter that fits', { workLocation: 'on_site' as const }, true],
    ['a filter that does not', { workLocation: 'remote' as const }, false],
    ['a word that is missing', { beginnings: ['bar', 'ritz'] }, false],
    ['the middle of a word', { beginnings: ['tender'] }, false],
  ])('with %s matches what a search would find', (_, more, matches) => {
    expect(isMatch({ beginnings: [], ...search, ...more }, { ...posting, words: [...posting.words] })).toBe(
      matches,
    );
  });

  it('is the same whatever the order of its words', () => {
    expect(keyOf(search, ['head', 'bar'])).toBe(keyOf(search, ['bar', 'head']));
    expect(keyOf({ ...search, jobType: 'contract' }, [])).not.toBe(keyOf(search, []));
  });

  it('is mailed at once, then a day after the last mail', () => {
    const now = new Date('2026-03-02T12:00:00.000Z');
    expect(mailMoment(null, now)).toEqual(now);
    expect(mailMoment(new Date('2026-03-02T09:00:00.000Z'), now)).toEqual(
      new Date('2026-03-03T09:00:00.000Z'),
    );
    expect(mailMoment(new Date('2026-02-02T09:00:00.000Z'), now)).toEqual(now);
  });
});
