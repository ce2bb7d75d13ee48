import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a key at a moment. */
export const codeOf = (key: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });
