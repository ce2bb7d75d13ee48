import type { GoogleAttempt, googleInternalRoutes, InputOf, OpenedSession } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { suspended } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AccountsService } from '../accounts/accounts.service.ts';
import { ProfilesService } from '../profiles/profiles.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { googleFailed, googleUnverified } from './google.errors.ts';
import { type GoogleMember, GoogleProvider } from './google-provider.ts';

type Begin = InputOf<typeof googleInternalRoutes.begin>['body'];
type Finish = InputOf<typeof googleInternalRoutes.finish>['body'];
type Verified = GoogleMember & { email: string };

const longestName = 80;

/** Signing in with Google. Implements AUTH-16, AUTH-17, BEYOND-11. */
@Injectable()
export class GoogleService {
  constructor(
    private readonly google: GoogleProvider,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly registry: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async begin({ redirectUri, noticeVersion }: Begin): Promise<{ url: string; attempt: GoogleAttempt }> {
    const { url, attempt } = await this.google.begin(redirectUri);
    return { url, attempt: { ...attempt, noticeVersion } };
  }

  /** Opens a session of the member Google names: known, linked by her verified address, or new. */
  async finish({ returnedUrl, attempt, device }: Finish): Promise<OpenedSession> {
    const who = await this.google.redeem(returnedUrl, attempt);
    const account = (await this.accounts.findByGoogle(who.subject)) ?? (await this.enter(who, attempt));
    if (account.suspendedAt) throw suspended();
    return this.sessions.open(account, device);
  }

  private async enter(who: GoogleMember, { noticeVersion }: GoogleAttempt): Promise<AccountRow> {
    if (!who.email || !who.emailVerified) throw googleUnverified();
    const verified = { ...who, email: who.email };
    const known = await this.accounts.findByCredential({ email: verified.email });
    return known ? this.link(known, verified) : this.register(verified, noticeVersion);
  }

  /**
   * From now on the account opens with Google too. Where nobody had shown that its address is hers, a password set by
   * whoever registered it stops working: that may have been somebody else who waited for her to come.
   */
  private async link(account: AccountRow, who: Verified): Promise<AccountRow> {
    if (account.suspendedAt) throw suspended();
    if (account.googleSubject) throw googleFailed();
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const linked = await this.accounts.change(account._id, {
        googleSubject: who.subject,
        ...(!account.emailVerifiedAt && { emailVerifiedAt: now, passwordHash: null }),
      });
      if (!account.emailVerifiedAt) await this.sessions.endAllOf(account._id);
      await this.profiles.takePicture(account._id, who.picture, now);
      await this.audit.record('member.google-linked', `member:${account._id}`);
      return linked;
    });
  }

  private async register(who: Verified, noticeVersion: number): Promise<AccountRow> {
    const fullName = (who.fullName ?? who.email.split('@')[0] ?? '').slice(0, longestName);
    return this.transactions.run(async () => {
      const account = await this.registry.create({
        email: who.email,
        fullName,
        passwordHash: null,
        googleSubject: who.subject,
        role: 'member',
        noticeVersion,
        emailVerified: true,
        createdAt: this.clock.now(),
      });
      await this.profiles.takePicture(account._id, who.picture, this.clock.now());
      return account;
    });
  }
}
