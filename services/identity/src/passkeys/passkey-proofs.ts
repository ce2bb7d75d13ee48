import {
  type MadePasskey,
  passkeyMinutes,
  type RequestOptions,
  type ShownPasskey,
  secondFactorChanged,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { passkeyRefused } from './passkey.errors.ts';
import type { PasskeyRow } from './passkey.schema.ts';
import { PasskeyChallenges, type Purpose } from './passkey-challenges.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { RelyingParty } from './relying-party.ts';

/** Ed25519, ECDSA with P-256 and RSA: every device has one of them. */
export const algorithms = [-8, -7, -257];

/** What an answer is for, whose counts, and whose passkey it has to be; anybody's where they sign in with it alone. */
export interface Asked {
  purpose: Purpose;
  subject: string;
  memberId?: string;
}

/** Whose passkey it is, as the device that has it keeps it. */
export const handleOf = (memberId: string): string => isoBase64URL.fromUTF8String(memberId);

export const credentialOf = ({ credentialId, transports }: PasskeyRow) => ({
  type: 'public-key' as const,
  id: credentialId,
  transports,
});

/** Whether what a browser shows is a passkey of this site, or has become one. Implements BEYOND-273, BEYOND-275. */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly transactions: Transactions,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly party: RelyingParty,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** What a new challenge says of itself, whether a passkey is made or shown. */
  challenge(purpose: Purpose, subject: string) {
    return {
      challenge: this.challenges.issue(purpose, subject, this.clock.now()),
      timeout: passkeyMinutes * 60_000,
    };
  }

  /** What a browser needs to show a passkey. @param passkeys which it may be; any of the site without them */
  ask(purpose: Purpose, subject: string, passkeys: readonly PasskeyRow[] = []): RequestOptions {
    return {
      ...this.challenge(purpose, subject),
      rpId: this.party.id,
      allowCredentials: passkeys.map(credentialOf),
      userVerification: 'required',
    };
  }

  /** Uses a passkey, once for each challenge. @throws DomainError 422, the same whatever is wrong */
  async use({ id, type, response }: ShownPasskey, asked: Asked): Promise<PasskeyRow> {
    const { userHandle, ...signed } = response;
    const row = await this.passkeys.findByCredential(id);
    if (!row || !isOf(row, userHandle, asked)) throw passkeyRefused();
    const challenge = this.expect(asked);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge.isGood,
      expectedOrigin: this.party.origin,
      expectedRPID: this.party.id,
      // How far its device has counted is compared where that is stored.
      credential: { id, publicKey: isoBase64URL.toBuffer(row.publicKey), counter: 0 },
      requireUserVerification: true,
    }).catch(refuse);
    if (!verified) throw passkeyRefused();
    await challenge.use();
    const isNewest = await this.passkeys.use(row._id, authenticationInfo.newCounter, this.clock.now());
    if (isNewest) return row;
    await this.tellOfCopy(row);
    throw passkeyRefused();
  }

  /** Checks a passkey that was made for this site. @throws DomainError 422, the same whatever is wrong */
  async made({ id, type, response }: MadePasskey, asked: Asked) {
    const { transports = [], ...signed } = response;
    const challenge = this.expect(asked);
    const { verified, registrationInfo } = await Promise.resolve()
      .then(() => assertNoCertificate(response.attestationObject))
      .then(() =>
        verifyRegistrationResponse({
          response: { id, rawId: id, type, response: signed, clientExtensionResults: {} },
          expectedChallenge: challenge.isGood,
          expectedOrigin: this.party.origin,
          expectedRPID: this.party.id,
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        }),
      )
      .catch(refuse);
    if (!verified || registrationInfo.credential.id !== id) throw passkeyRefused();
    await challenge.use();
    const { aaguid, credential } = registrationInfo;
    return {
      aaguid,
      credentialId: id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports,
    };
  }

  /** The challenge that an answer must be to; it can be used once it is known to be. */
  private expect({ purpose, subject }: Asked) {
    let found: ReturnType<PasskeyChallenges['read']> = null;
    return {
      isGood: (challenge: string): boolean => {
        found = this.challenges.read(challenge, purpose, subject, this.clock.now());
        return found !== null;
      },
      use: async (): Promise<void> => {
        if (!found || !(await this.passkeys.useChallenge(found.id, found.end))) throw passkeyRefused();
      },
    };
  }

  private async tellOfCopy({ _id, memberId, name }: PasskeyRow): Promise<void> {
    await this.transactions.run(async () => {
      await this.audit.record('member.second-factor-passkey-copied', `member:${memberId}`, { name });
      await this.outbox.add(
        secondFactorChanged,
        { memberId, change: 'passkey-copied' },
        { aggregate: `passkey-copy:${newId()}:${_id}`, revision: 1 },
      );
    });
  }
}

/** Who signs in with nothing else says by the passkey who they are. */
function isOf(row: PasskeyRow, userHandle: string | null | undefined, { memberId }: Asked): boolean {
  if (memberId === undefined) return userHandle === handleOf(row.memberId);
  return row.memberId === memberId && (!userHandle || userHandle === handleOf(memberId));
}

/**
 * Which maker a device is of is not asked, so that none sends a certificate; to check one, its revocation would be looked
 * up at the address it names.
 */
function assertNoCertificate(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isBare = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c');
  if (attestation.get('fmt') !== 'none' && !isBare) throw new Error('an attestation that was not asked for');
}

function refuse(cause: unknown): never {
  throw passkeyRefused(cause);
}
