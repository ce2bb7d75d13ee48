import { hash } from 'node:crypto';
import {
  personalTokenEnded,
  personalTokenInternalRoutes,
  personalTokenPattern,
  personalTokenPrefix,
  type TokenScope,
} from '@barspoon/contracts';
import { Caller, parseKnownFields } from '@barspoon/messaging/requests';
import { Clock, DomainError, networkOf } from '@barspoon/platform';
import proxyAddress from '@fastify/proxy-addr';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AccessClaims } from './access-tokens.ts';
import { EndedSessions } from './ended-sessions.ts';

/** What a personal token says: as the access token of a session, and what it opens. Its id stands for the session. */
export type PersonalClaims = AccessClaims & { scopes: readonly TokenScope[] };

interface Known {
  claims: PersonalClaims;
  /** Whether it may be used from an address. */
  isGoodFrom: (ip: string) => boolean;
}

const knownMs = 30_000;
const maxKnown = 10_000;
/** Different wrong tokens of a network within a minute, before identity is asked no more. */
const maxWrong = 30;
const wrongMs = 60_000;
const seconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000);

export const isPersonalToken = (token: string): boolean => token.startsWith(personalTokenPrefix);

/**
 * Members' access tokens for programs. Identity says whose one is; the answer is kept for some seconds, and one that has
 * ended is refused at once. Implements BEYOND-281, BEYOND-283, BEYOND-296,
 * security checks 91 to 94 and 103.
 */
@Injectable()
export class PersonalTokens {
  private readonly known = new LRUCache<string, Known>({ max: maxKnown, ttl: knownMs });
  /** Those that are not good, so that a program that keeps showing one counts once. */
  private readonly wrong = new LRUCache<string, DomainError>({ max: maxKnown, ttl: wrongMs });
  private readonly wrongOf = new LRUCache<string, number>({ max: maxKnown, ttl: wrongMs });

  constructor(
    private readonly caller: Caller,
    private readonly ended: EndedSessions,
    private readonly clock: Clock,
  ) {}

  apply(event: { type: string; data: unknown }): void {
    if (event.type !== personalTokenEnded.type) return;
    this.ended.add(parseKnownFields(personalTokenEnded.data, event.data).tokenId);
  }

  /**
   * @param ip who shows it
   * @throws DomainError 401 for one that is not good, 403 for one that is not good from there, 429 after too many
   *   of a network, 503 while nobody can say
   */
  async verify(token: string, ip: string): Promise<PersonalClaims> {
    if (!personalTokenPattern.test(token)) throw malformed();
    const key = hash('sha256', token, 'base64url');
    const { claims, isGoodFrom } = this.knownBy(key) ?? (await this.find(key, ip));
    if (!isGoodFrom(ip)) throw fromElsewhere(ip);
    return claims;
  }

  private knownBy(key: string): Known | undefined {
    const known = this.known.get(key);
    return known && known.claims.exp * 1000 > this.clock.now().getTime() ? known : undefined;
  }

  private async find(key: string, ip: string): Promise<Known> {
    const refusal = this.wrong.get(key);
    if (refusal) throw refusal;
    const network = networkOf(ip);
    if ((this.wrongOf.get(network) ?? 0) >= maxWrong)
      throw tooManyWrong(this.wrongOf.getRemainingTTL(network));
    try {
      const known = await this.ask(key);
      this.known.set(key, known);
      return known;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') this.note(key, network, error);
      throw error;
    }
  }

  private note(key: string, network: string, refusal: DomainError): void {
    this.wrong.set(key, refusal);
    this.wrongOf.set(network, (this.wrongOf.get(network) ?? 0) + 1, { noUpdateTTL: true });
  }

  private async ask(key: string): Promise<Known> {
    // What changes while identity answers counts as later.
    const iat = this.clock.now().getTime() / 1000;
    const { tokenId, memberId, role, scopes, addresses, expiresAt, grantedUntil } = await this.caller.call(
      personalTokenInternalRoutes.resolve,
      { body: { hash: key } },
    );
    const gu = grantedUntil === null ? {} : { gu: seconds(grantedUntil) };
    return {
      claims: { sub: memberId, sid: tokenId, role, scopes, iat, exp: seconds(expiresAt), ...gu },
      isGoodFrom: fromOneOf(addresses),
    };
  }
}

const fromOneOf = (addresses: readonly string[]): Known['isGoodFrom'] => {
  if (addresses.length === 0) return () => true;
  const isOneOf = proxyAddress.compile([...addresses]);
  return (ip) => isOneOf(ip, 0);
};

const fromElsewhere = (ip: string) =>
  new DomainError(
    'forbidden',
    'gateway.token_address',
    `This access token may not be used from ${ip}. Its member has said from where it may be.`,
  );

const malformed = () =>
  new DomainError('unauthenticated', 'gateway.token_refused', 'This is not an access token of this site.');

const tooManyWrong = (remainingMs: number) =>
  new DomainError(
    'limited',
    'gateway.too_many_tokens',
    'Too many wrong access tokens. Please wait a minute.',
    {
      retryAfter: Math.max(1, Math.ceil(remainingMs / 1000)),
    },
  );
