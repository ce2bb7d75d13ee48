import { describe, expect, it } from 'vitest';
import { type CursorKind, decodeCursor, decodePlace, encodeCursor } from '../src/cursors.ts';

const raw = (text: string) => Buffer.from(text).toString('base64url');
const moment = new Date('2026-01-31T12:00:00.123Z');

describe('a cursor', () => {
  it('is read as it was made', () => {
    expect(decodeCursor(encodeCursor([moment, 'id', 7]), ['moment', 'string', 'number'])).toEqual([
      moment,
      'id',
      7,
    ]);
    expect(decodeCursor(encodeCursor(['', 'ä\u0000']), ['string', 'string'])).toEqual(['', 'ä\u0000']);
    expect(decodePlace(encodeCursor(['a', 1]))).toEqual(['a', 1]);
  });

  it.each<[string, string, readonly CursorKind[]]>([
    ['no JSON', 'garbage', ['string']],
    ['no list', raw('{"0":"a","length":1}'), ['string']],
    ['null', raw('null'), ['string']],
    ['too few values', raw('["a"]'), ['string', 'string']],
    ['too many values', raw('["a","b"]'), ['string']],
    ['a date that is infinite', raw('[1e999,"a"]'), ['moment', 'string']],
    ['a date that no date can be', raw('[8640000000000001,"a"]'), ['moment', 'string']],
    ['a date long before all dates', raw('[-1e300,"a"]'), ['moment', 'string']],
    ['a date in words', raw('["2026-01-31","a"]'), ['moment', 'string']],
    ['a number that is infinite', raw('[1e999]'), ['number']],
    ['a list in place of a text', raw('[["a"]]'), ['string']],
    ['an operator in place of a text', raw('[{"$ne":null}]'), ['string']],
    ['null in place of a text', raw('[null]'), ['string']],
    ['true in place of a number', raw('[true]'), ['number']],
  ])('is refused with %s, naming the field (security 61)', (_, cursor, kinds) => {
    expect(() => decodeCursor(cursor, kinds)).toThrowError(
      expect.objectContaining({
        kind: 'invalid',
        extra: expect.objectContaining({ errors: [expect.objectContaining({ path: 'query.cursor' })] }),
      }),
    );
  });
});
