import { describe, expect, it } from 'vitest';
import { signatureOf, verifiedEvent } from './webhook-signature.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', note: 'Crème de Cassis' });
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const refused = { kind: 'invalid', code: 'identity.webhook_refused' };
const attempt = (...given: Parameters<typeof verifiedEvent>) =>
  verifiedEvent(...given).catch((error: unknown) => error);

describe('an event of the payment provider', async () => {
  const signature = await signatureOf(payload, 'whsec_now', now);

  it('is taken when it was just signed with our secret (security 43)', async () => {
    expect(await attempt(payload, signature, ['whsec_now'], later(299))).toEqual(JSON.parse(payload));
  });

  it('is taken with the old secret as well as the new one while the key is changed (security 43)', async () => {
    for (const secrets of [
      ['whsec_next', 'whsec_now'],
      ['whsec_now', 'whsec_next'],
    ])
      expect(await attempt(payload, signature, secrets, now)).toEqual(JSON.parse(payload));
  });

  it.each([
    ['with an altered body', payload.replace('paid', 'void'), signature, ['whsec_now'], now],
    ['with a body in another spelling', `${payload} `, signature, ['whsec_now'], now],
    ['with a wrong secret', payload, signature, ['whsec_other'], now],
    ['signed more than five minutes ago', payload, signature, ['whsec_now'], later(301)],
    ['signed in the future', payload, signature, ['whsec_now'], later(-301)],
    ['without a time', payload, signature.replace(/^t=\d+,/, ''), ['whsec_now'], now],
    [
      'with another time',
      payload,
      signature.replace(/t=\d+/, `t=${later(1).getTime() / 1000}`),
      ['whsec_now'],
      now,
    ],
    ['without a signature', payload, '', ['whsec_now'], now],
  ] as const)('%s is refused (security 43)', async (_, body, header, secrets, at) => {
    expect(await attempt(body, header, secrets, at)).toMatchObject(refused);
  });
});
