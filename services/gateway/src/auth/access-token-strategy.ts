import type { KeyObject } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { Strategy, type VerifyCallback } from 'passport-jwt';

/** A token with the keys it may be signed with and the time at which it has to be valid. */
export interface TokenCheck {
  token: string;
  keys: readonly KeyObject[];
  now: Date;
}

export const clockToleranceS = 5;
export const maxTokenAgeS = 15 * 60;

const expected = {
  algorithms: ['EdDSA'],
  audience: 'members',
  typ: 'at+jwt',
  requiredClaims: ['sub', 'exp', 'iat', 'sid'],
  clockTolerance: clockToleranceS,
  maxTokenAge: maxTokenAgeS,
};

/** Several keys are valid while they are rolled; a token of any of them is accepted. */
async function verifiedPayload({ token, keys, now: currentDate }: TokenCheck): Promise<JWTPayload> {
  let refusal: unknown;
  for (const key of keys) {
    try {
      return (await jwtVerify(token, key, { ...expected, currentDate })).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/**
 * passport-jwt verifies with `jsonwebtoken`, which does not support Ed25519. `JwtVerifier` is where passport-jwt lets
 * another verifier in: jose, with our algorithm, audience and type. The "secret" it receives is the `TokenCheck`.
 */
Object.assign(Strategy, {
  JwtVerifier: (
    _token: string,
    check: TokenCheck,
    _options: unknown,
    done: (error: unknown, payload?: JWTPayload) => void,
  ) => {
    verifiedPayload(check).then((payload) => done(null, payload), done);
  },
});

/** The Passport strategy of access tokens. */
export class AccessTokenStrategy extends Strategy {
  constructor(verify: VerifyCallback) {
    const secretOrKeyProvider = (
      check: TokenCheck,
      _token: string,
      done: (error: null, key: never) => void,
    ) => done(null, check as never);
    super({ jwtFromRequest: ({ token }: TokenCheck) => token, secretOrKeyProvider }, verify);
  }

  /** Passport's own calling convention: each authentication has its own outcome on a copy of the strategy. */
  verified<Claims>(check: TokenCheck): Promise<Claims> {
    return new Promise<Claims>((resolve, reject) => {
      const attempt: AccessTokenStrategy = Object.create(this);
      attempt.success = (claims) => resolve(claims as Claims);
      attempt.fail = reject;
      attempt.error = reject;
      attempt.authenticate(check as never);
    });
  }
}
