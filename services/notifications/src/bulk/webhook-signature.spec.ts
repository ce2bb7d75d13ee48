import { describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from './webhook-signature.ts';

const now = new Date('2026-01-01T00:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const signature = signatureOf('{"id":"1"}', 'new', now);

describe('the signature of a bounce', () => {
  it('is good for its bytes, by the new secret and the old one [BEYOND-101]', () => {
    expect(isSigned('{"id":"1"}', signature, ['new'], later(4))).toBe(true);
    expect(isSigned('{"id":"1"}', signature, ['other', 'new'], now)).toBe(true);
  });

  it.each([
    ['other bytes', '{"id":"2"}', signature, now],
    ['an old one', '{"id":"1"}', signature, later(6)],
    ['one of the future', '{"id":"1"}', signature, later(-6)],
    ['another time', '{"id":"1"}', signature.replace(/t=\d+/, 't=1767225601'), now],
    ['no time', '{"id":"1"}', signature.replace(/t=\d+,/, ''), now],
    ['nothing', '{"id":"1"}', '', now],
  ])('is not good for %s [BEYOND-101]', (_, payload, given, at) => {
    expect(isSigned(payload, given, ['new'], at)).toBe(false);
  });

  it('is not good without a secret [BEYOND-101]', () => {
    expect(isSigned('{"id":"1"}', signature, [], now)).toBe(false);
  });
});
