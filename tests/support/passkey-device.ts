import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, OutputOf, passkeyRoutes, RequestOptions, ShownPasskey } from '@barspoon/contracts';

/** What a device does otherwise than it should. */
export interface Otherwise {
  /** Of another site. */
  origin?: string;
  rpId?: string;
  /** It did not ask for a fingerprint or a PIN. */
  isUnverified?: boolean;
  /** What it says it is for. */
  type?: string;
  challenge?: string;
  userHandle?: string | null;
  /** As if it had been used so often; what it counts stays as it is. */
  counter?: number;
  /** Makes its attestation with a certificate of whoever made it. */
  hasCertificate?: boolean;
}

const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

/** A device that keeps passkeys, as a security key or a phone does: it has nothing of the site's code. */
export class PasskeyDevice {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #rpId = '';
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make(options: OutputOf<typeof passkeyRoutes.begin>, otherwise: Otherwise = {}): MadePasskey {
    this.#rpId = options.rp.id;
    this.#userHandle = options.user.id;
    const attestation = otherwise.hasCertificate
      ? map(['fmt', 'packed'], ['attStmt', map(['x5c', [Buffer.from('certificate')]])])
      : map(['fmt', 'none'], ['attStmt', map()]);
    attestation.set('authData', this.#authData(withCredential, otherwise));
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, otherwise).toString(
          'base64url',
        ),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  show(options: RequestOptions, otherwise: Otherwise = {}): ShownPasskey {
    this.#counter += 1;
    const authData = this.#authData(0, otherwise);
    const clientData = this.#clientData('webauthn.get', options.challenge, otherwise);
    const { userHandle = this.#userHandle } = otherwise;
    return {
      id: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign(
          'sha256',
          Buffer.concat([authData, sha256(clientData)]),
          this.#keys.privateKey,
        ).toString('base64url'),
        userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, otherwise: Otherwise): Buffer {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { type: other = type, challenge: asked = challenge, origin = said.origin } = otherwise;
    return Buffer.from(JSON.stringify({ ...said, type: other, challenge: asked, origin }));
  }

  #authData(flags: number, { rpId = this.#rpId, isUnverified, counter = this.#counter }: Otherwise): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const set = flags | userPresent | (isUnverified ? 0 : userVerified);
    const head = Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([set]), counted]);
    if (!(flags & withCredential)) return head;
    const id = Buffer.from(this.id, 'base64url');
    const ofNobody = Buffer.alloc(16);
    return Buffer.concat([
      head,
      ofNobody,
      Buffer.from([0, id.length]),
      id,
      cbor(coseOf(this.#keys.publicKey)),
    ]);
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>;
const map = (...entries: [number | string, Cbor][]): Map<number | string, Cbor> => new Map(entries);

/** A public key of P-256 as RFC 9052 writes it. */
function coseOf(key: KeyObject): Map<number | string, Cbor> {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]);
}

/** As much of RFC 8949 as this needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

function head(kind: number, length: number): Buffer {
  const first = kind << 5;
  if (length < 24) return Buffer.from([first | length]);
  if (length < 256) return Buffer.from([first | 24, length]);
  return Buffer.from([first | 25, length >> 8, length & 255]);
}
