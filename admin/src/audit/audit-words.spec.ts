import { describe, expect, it } from 'vitest';
import { dayTime } from '../ui/moments.ts';
import { actionWords, detailsWords, serviceWords, subjectWords, wordsOf } from './audit-words.ts';

describe('the audit in words', () => {
  it('names what was done, where and to what', () => {
    expect(actionWords('member.standing-changed')).toBe('Status changed');
    expect(serviceWords('identity')).toBe('Accounts');
    expect(subjectWords('bar_item:01939c5e-6a00-7000-8000-000000000002')).toBe('Bar item 01939c5e');
    expect(subjectWords('outbox')).toBe('Event outbox');
  });

  it('reads codes it has no words for', () => {
    expect(actionWords('post.comment-hidden')).toBe('Post comment hidden');
    expect(wordsOf('fileName')).toBe('File name');
  });

  it.each([
    [null, ''],
    [{ from: 'active', to: 'admin' }, 'From active to admin'],
    [{ name: 'Gin', owner: null }, 'Name: Gin'],
    [{ from: 'x', why: 'a test' }, 'From: x, Why: a test'],
    [{ fields: ['name', 'brand'], live: true }, 'Fields: name brand, Live: yes'],
    [{ counts: { added: 2 } }, 'Counts: Added: 2'],
    [{ until: '2026-12-03T12:00:00.000Z' }, `Until: ${dayTime('2026-12-03T12:00:00.000Z')}`],
  ])('says the details %j as "%s"', (details, text) => {
    expect(detailsWords({ details })).toBe(text);
  });
});
