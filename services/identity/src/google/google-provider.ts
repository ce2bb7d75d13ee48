import type { GoogleAttempt } from '@barspoon/contracts';
import { Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { googleFailed } from './google.errors.ts';

export interface GoogleSettings {
  issuer: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
}

/** Whom Google says it is. */
export interface GoogleMember {
  /** Google's own id of the account: never changes, never given away again. */
  subject: string;
  email: string | null;
  emailVerified: boolean;
  fullName: string | null;
  picture: string | null;
}

const timeoutSeconds = 4;
const scope = 'openid email profile';

/** The OpenID provider: authorization code with PKCE, state and nonce. Implements BEYOND-11. */
@Injectable()
export class GoogleProvider {
  private readonly log = new Logger(GoogleProvider.name);
  private known: Promise<openid.Configuration> | undefined;

  constructor(private readonly settings: GoogleSettings) {}

  /**
   * Where to send the browser, and what it has to bring back.
   * @throws DomainError 422 when Google is not configured or not reachable
   */
  async begin(redirectUri: string): Promise<{ url: string; attempt: Omit<GoogleAttempt, 'noticeVersion'> }> {
    const configuration = await this.configuration();
    const attempt = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    return { url: url.href, attempt };
  }

  /**
   * Redeems the code of an address Google sent the browser to.
   * @throws DomainError 422 for a refusal, a wrong state or nonce, and anything else that does not fit
   */
  async redeem(returnedUrl: string, attempt: GoogleAttempt): Promise<GoogleMember> {
    const configuration = await this.configuration();
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(returnedUrl), {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      return {
        subject: claims.sub,
        email: textOf(claims.email)?.toLowerCase() ?? null,
        emailVerified: claims.email_verified === true,
        fullName: textOf(claims.name),
        picture: textOf(claims.picture),
      };
    } catch (error) {
      this.log.log(
        `sign-in with Google refused: ${(error as Error).name} ${(error as { code?: string }).code ?? ''}`,
      );
      throw googleFailed(error);
    }
  }

  /** Read once; a failure is tried again at the next sign-in. */
  private async configuration(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    if (!clientId || !clientSecret) throw googleFailed();
    const server = new URL(issuer);
    this.known ??= openid.discovery(server, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Only ever of a provider on this machine: the configuration refuses any other without TLS.
      ...(server.protocol === 'http:' && { execute: [openid.allowInsecureRequests] }),
    });
    try {
      return await this.known;
    } catch (error) {
      this.known = undefined;
      this.log.warn(`${issuer} could not be asked: ${(error as Error).message}`);
      throw googleFailed(error);
    }
  }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;
