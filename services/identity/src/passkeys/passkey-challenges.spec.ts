import { describe, expect, it } from 'vitest';
import { PasskeyChallenges } from './passkey-challenges.ts';
import { nameOf } from './passkey-names.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const ours = new PasskeyChallenges('one secret');

describe('a challenge', () => {
  const challenge = ours.issue('confirm', 'a session', now);

  it('is good for five minutes, for what and whom it was made for (security 99) [BEYOND-275]', () => {
    const read = ours.read(challenge, 'confirm', 'a session', after(299));
    expect(read).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), end: after(300) });
    expect(ours.read(challenge, 'confirm', 'a session', after(300))).toBeNull();
    expect(ours.read(challenge, 'sign-in', 'a session', now)).toBeNull();
    expect(ours.read(challenge, 'confirm', 'another session', now)).toBeNull();
  });

  it('is never the same twice', () => {
    expect(ours.issue('confirm', 'a session', now)).not.toBe(challenge);
  });

  it('of another secret, of another length or with any byte changed is none (security 99) [BEYOND-275]', () => {
    const theirs = new PasskeyChallenges('another secret');
    expect(theirs.read(challenge, 'confirm', 'a session', now)).toBeNull();
    for (const text of ['', challenge.slice(0, -4), `${challenge}AAAA`])
      expect(ours.read(text, 'confirm', 'a session', now)).toBeNull();
    const bytes = Buffer.from(challenge, 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(ours.read(changed.toString('base64url'), 'confirm', 'a session', now)).toBeNull();
    }
  });

  it('written otherwise is the same one, so that it is used once all the same (security 99) [BEYOND-275]', () => {
    const padded = `${challenge}==`;
    const { id } = ours.read(challenge, 'confirm', 'a session', now) ?? {};
    expect(ours.read(padded, 'confirm', 'a session', now)?.id).toBe(id);
  });
});

describe('the name of a new passkey', () => {
  it('is that of who keeps it, of the browser it was made in, or none [BEYOND-272]', () => {
    const nobody = '00000000-0000-0000-0000-000000000000';
    expect(nameOf('fbfc3007-154e-4ecc-8c0b-6e020557d7bd', 'Safari on macOS')).toBe('iCloud Keychain');
    expect(nameOf(nobody, 'Chrome on Linux')).toBe('Chrome on Linux');
    expect(nameOf(nobody, '')).toBe('Passkey');
  });
});
