import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { votesAreFair } from './judge-derived.ts';

const entries = [
  { _id: 'e1', challengeId: 'c1', userId: 'ada' },
  { _id: 'e2', challengeId: 'c1', userId: 'ben' },
  { _id: 'e3', challengeId: 'c2', userId: 'ada' },
];
const judged = (votes: Document[]) =>
  votesAreFair({
    rows: (_, collection) => (collection === 'challenge_votes' ? votes : entries) as never,
  });

describe('votes', () => {
  it('are fair: one for each member and challenge, for an entry of somebody else', () => {
    const votes = [
      { _id: 'c1:ada', userId: 'ada', entryId: 'e2' },
      { _id: 'c1:cleo', userId: 'cleo', entryId: 'e2' },
      { _id: 'c2:cleo', userId: 'cleo', entryId: 'e3' },
    ];
    expect(judged(votes)).toEqual([]);
  });

  it.each([
    [
      'a second vote',
      { _id: 'c1-again:cleo', userId: 'cleo', entryId: 'e1' },
      ['cleo in c1 has 2 votes', 'vote c1-again:cleo is for e1 of another challenge'],
    ],
    [
      'a vote elsewhere',
      { _id: 'c2:dan', userId: 'dan', entryId: 'e1' },
      ['vote c2:dan is for e1 of another challenge'],
    ],
    [
      'a vote for oneself',
      { _id: 'c1:ada', userId: 'ada', entryId: 'e1' },
      ["vote c1:ada is for the member's own entry"],
    ],
  ])('are not: %s', (_, vote, found) => {
    const votes = [{ _id: 'c1:cleo', userId: 'cleo', entryId: 'e2' }, vote];
    expect(judged(votes).map(({ what }) => what)).toEqual(found);
  });
});
