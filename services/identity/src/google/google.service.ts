import {
  type GoogleAttempt,
  type googleInternalRoutes,
  type InputOf,
  isLegible,
  type OpenedSession,
  type WaitingSignIn,
} from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { suspended } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SignInRules } from '../accounts/sign-in-rules.ts';
import { ChallengesRepository } from '../challenges/challenges.repository.ts';
import { PasskeysRepository } from '../passkeys/passkeys.repository.ts';
import { ProfilesService } from '../profiles/profiles.service.ts';
import { speaksForSite } from '../profiles/reserved-names.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountsService } from '../sign-in/accounts.service.ts';
import { googleFailed, googleUnverified } from './google.errors.ts';
import { type GoogleMember, GoogleProvider } from './google-provider.ts';

type Begin = InputOf<typeof googleInternalRoutes.begin>['body'];
type Finish = InputOf<typeof googleInternalRoutes.finish>['body'];
type Verified = GoogleMember & { email: string };

const maxNameLength = 80;
/** For somebody whose name there nobody may have here. */
const nameToChange = 'New Member';

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
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: ChallengesRepository,
    private readonly rules: SignInRules,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async begin({ redirectUri, noticeVersion }: Begin): Promise<{ url: string; attempt: GoogleAttempt }> {
    const { url, attempt } = await this.google.begin(redirectUri);
    return { url, attempt: { ...attempt, noticeVersion } };
  }

  /** Opens a session of the member Google names: known, linked by their verified address, or new. */
  async finish({ returnedUrl, attempt, device }: Finish): Promise<OpenedSession | WaitingSignIn> {
    const who = await this.google.redeem(returnedUrl, attempt);
    const account = (await this.accounts.findByGoogle(who.subject)) ?? (await this.enter(who, attempt));
    if (account.suspendedAt) throw suspended(account.suspension);
    return this.sessions.open(account, device);
  }

  private async enter(who: GoogleMember, { noticeVersion }: GoogleAttempt): Promise<AccountRow> {
    if (!who.email || !who.emailVerified) throw googleUnverified();
    const verified = { ...who, email: who.email };
    const known = await this.accounts.findByEmail(verified.email);
    return known ? this.link(known, verified) : this.register(verified, noticeVersion);
  }

  /**
   * From now on the account opens with Google too. Open links are void, a change of address among them. Unless whoever
   * chose the password has shown that they read the mails of the address, password, passkeys and sessions end as well: that
   * may have been somebody else who waited for the owner to come, also where the owner has confirmed their sign-up.
   * Implements BEYOND-181.
   */
  private async link(known: AccountRow, who: Verified): Promise<AccountRow> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      // Read again: a link that was opened meanwhile may have given the account another address.
      const account = await this.accounts.findById(known._id);
      if (account?.suspendedAt) throw suspended(account.suspension);
      if (!account || account.email !== who.email || account.googleSubject) throw googleFailed();
      const isProven = account.emailVerifiedAt && account.passwordProven;
      const linked = await this.accounts.change(account._id, {
        googleSubject: who.subject,
        emailVerifiedAt: account.emailVerifiedAt ?? now,
        ...(!isProven && { passwordHash: null }),
      });
      await this.challenges.voidEvery(account, now);
      if (!isProven) {
        await this.passkeys.removeAllOf(account._id);
        await this.sessions.endAllOf(account._id);
      }
      await this.profiles.takePicture(account._id, who.picture, now);
      await this.audit.record('member.google-linked', `member:${account._id}`);
      return linked;
    });
  }

  private async register(who: Verified, noticeVersion: number): Promise<AccountRow> {
    await this.rules.assertOpenForNewMembers();
    const named = (who.fullName ?? who.email.split('@')[0] ?? '').slice(0, maxNameLength);
    const fullName = named !== '' && isLegible(named) && !speaksForSite(named) ? named : nameToChange;
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
