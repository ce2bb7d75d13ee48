import { describe, expect, it } from 'vitest';
import { momentInFeed } from './moment-in-feed.ts';

describe('a moment of a feed', () => {
  it.each([
    ['Tue, 15 Nov 2022 10:00:00 GMT', '2022-11-15T10:00:00.000Z'],
    ['Sun, 26 Mar 2023 10:00:00 BST', '2023-03-26T09:00:00.000Z'],
    ['Sat, 01 Jul 2023 10:00:00 CEST', '2023-07-01T08:00:00.000Z'],
    ['Sat, 01 Jul 2023 10:00:00 AEST', '2023-07-01T00:00:00.000Z'],
    ['026, 26 Mar 2023 10:00:00 GMT', '2023-03-26T10:00:00.000Z'],
    ['2022-11-03T10:00:00Z', '2022-11-03T10:00:00.000Z'],
  ])('%s is %s [BEYOND-123]', (text, moment) => {
    expect(momentInFeed(text)?.toISOString()).toBe(moment);
  });

  it('is none where nothing is written', () => {
    expect(momentInFeed('')).toBeUndefined();
    expect(momentInFeed('soon')).toBeUndefined();
  });
});
