import {
  ageNoticeVersion,
  challengeMinutes,
  challengePages,
  type InputOf,
  type identityInternalRoutes,
  memberRegistered,
  type OpenedSession,
  passwordChanged,
  type WaitingSignIn,
} from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock, DomainError, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { emailTaken, memberNotFound, suspended, wrongCredentials } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { Passwords } from '../accounts/passwords.ts';
import { SignInRules } from '../accounts/sign-in-rules.ts';
import { emailUnverified } from '../challenges/challenge.errors.ts';
import { ChallengesService } from '../challenges/challenges.service.ts';
import { OnboardingService } from '../onboarding/onboarding.service.ts';
import { nameReserved } from '../profiles/profile.errors.ts';
import { ProfilesService } from '../profiles/profiles.service.ts';
import { speaksForSite } from '../profiles/reserved-names.ts';
import { SecondFactorService } from '../second-factor/second-factor.service.ts';
import { MemberStandings } from '../sessions/member-standings.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { RepeatedSignUps } from './repeated-sign-ups.ts';
import { UsedTrialsRepository } from './used-trials.repository.ts';

type SignUp = InputOf<typeof identityInternalRoutes.signUp>['body'];
type SignIn = InputOf<typeof identityInternalRoutes.signIn>['body'];
type ChangeMember = InputOf<typeof identityInternalRoutes.changeMember>['body'];
type EnsureMember = InputOf<typeof identityInternalRoutes.ensureMember>['body'];

/** A family's telephone at home, and some who only say that the number is theirs. */
const accountsOfPhone = 4;

const isEmailTaken = (error: unknown): boolean =>
  error instanceof DomainError && error.code === emailTaken().code;

@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesService,
    private readonly onboarding: OnboardingService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly passwords: Passwords,
    private readonly challenges: ChallengesService,
    private readonly repeatedSignUps: RepeatedSignUps,
    private readonly rules: SignInRules,
    private readonly standings: MemberStandings,
    private readonly usedTrials: UsedTrialsRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account, lets its address be verified and opens its first session, or none where the address has to be
   * verified first. There, an address that has an account is answered the same, and only its owner learns of it
   * (security check 14). Implements AUTH-05, AUTH-11, AUTH-14, BEYOND-08, BEYOND-09.
   * @throws DomainError 409 for an address that has an account, where a session would be opened at once; 403 while no new
   * accounts are taken
   */
  async signUp({ account: input, device }: SignUp): Promise<OpenedSession | { verifyFirst: true }> {
    await this.rules.assertOpenForNewMembers();
    if (speaksForSite(input.fullName)) throw nameReserved('body.fullName');
    const passwordHash = await this.passwords.hash(input.password, { email: input.email });
    const verifiesFirst = await this.rules.verifiesFirst();
    try {
      const account = await this.create({
        ...input,
        passwordHash,
        role: 'member',
        emailVerified: false,
        createdAt: this.clock.now(),
      });
      if (!verifiesFirst) return await this.sessions.begin(account, device);
    } catch (error) {
      if (!verifiesFirst || !isEmailTaken(error)) throw error;
      await this.repeatedSignUps.tellOwner(input.email);
    }
    return { verifyFirst: true };
  }

  /** Implements AUTH-04, AUTH-13, BEYOND-13, BEYOND-221. */
  async signIn({ credentials, device }: SignIn): Promise<OpenedSession | WaitingSignIn> {
    const account = await this.whoKnows(credentials);
    if (!account) throw wrongCredentials();
    if (account.suspendedAt) throw suspended(account.suspension);
    if (await this.rules.waitsForVerification(account)) throw emailUnverified();
    return this.sessions.open(account, device);
  }

  /**
   * The account that credentials open. A phone number costs as many comparisons whoever has it, so that neither answer nor
   * time tells whether anybody does. Implements BEYOND-170.
   */
  private async whoKnows({
    email,
    phone,
    password,
  }: SignIn['credentials']): Promise<AccountRow | null | undefined> {
    const candidates = email
      ? [await this.accounts.findByEmail(email)]
      : await this.accounts.findByPhone(phone ?? '', accountsOfPhone);
    const compared = Array.from(
      { length: email ? 1 : accountsOfPhone },
      (_, index) => candidates[index] ?? null,
    );
    const isRight = await Promise.all(
      compared.map((account) => this.passwords.matches(password, account?.passwordHash)),
    );
    return compared.find((_, index) => isRight[index]);
  }

  /** Members suspended, restored or given another role since a moment. */
  async recentStandings(since: Date) {
    const rows = await this.accounts.standingsSince(since);
    return {
      items: rows.map((row) => ({ memberId: row._id, role: row.role, suspended: row.suspendedAt !== null })),
    };
  }

  /** @throws DomainError 404 for a member who is gone */
  async recordOf(memberId: string): Promise<{ registeredAt: string; emailVerified: boolean }> {
    const account = await this.accounts.findById(memberId);
    if (!account) throw memberNotFound();
    return {
      registeredAt: account.createdAt.toISOString(),
      emailVerified: account.emailVerifiedAt !== undefined && account.emailVerifiedAt !== null,
    };
  }

  /** The operator's command: makes the account, or brings its role, suspension and subscription to what is asked. */
  async ensure(input: EnsureMember): Promise<{ id: string; created: boolean }> {
    const existing = await this.accounts.findByEmail(input.email);
    if (existing && input.onlyIfMissing) return { id: existing._id, created: false };
    const createdAt = input.registeredAt ? new Date(input.registeredAt) : undefined;
    const account =
      existing ??
      // As a member at first: what they become has its line in the audit.
      (await this.create({
        ...input,
        role: 'member',
        noticeVersion: ageNoticeVersion,
        passwordHash: await this.passwords.hash(input.password),
        createdAt: createdAt ?? this.clock.now(),
      }));
    await this.transactions.run(() =>
      this.standings.change(account, {
        role: input.role,
        suspendedAt: input.suspended ? (account.suspendedAt ?? this.clock.now()) : null,
        subscribedUntil: input.subscribedUntil ? new Date(input.subscribedUntil) : null,
        emailVerifiedAt: input.emailVerified ? (account.emailVerifiedAt ?? this.clock.now()) : null,
        ...(createdAt && { createdAt, trialFrom: null, trialUntil: null }),
      }),
    );
    if (input.onboarding) await this.onboarding.bringTo(account._id, input.onboarding);
    return { id: account._id, created: !existing };
  }

  /**
   * The operator's command: a link that lets somebody choose a password that nobody else has seen. It is mailed, too.
   * Implements BEYOND-271. @throws DomainError 404 for an unknown address
   */
  async passwordLink(email: string): Promise<{ path: string; minutes: number }> {
    const purpose = 'reset-password';
    const account = await this.accounts.findByEmail(email);
    if (!account) throw memberNotFound();
    const token = await this.transactions.run(async () => {
      await this.audit.record('member.link-sent', `member:${account._id}`, { purpose });
      return this.challenges.issue({ purpose, email, memberId: account._id });
    });
    return { path: `/profile?link=${challengePages[purpose]}#${token}`, minutes: challengeMinutes[purpose] };
  }

  /**
   * The operator's command: another role, password or beginning of the trial, or no second factor. A new password ends
   * all sessions, and so does a second factor that is reset.
   * @throws DomainError 404 for an unknown address, 422 when the last admin would be demoted, or without a second factor
   */
  async changeByOperator(input: ChangeMember): Promise<{ id: string }> {
    const account = await this.accounts.findByEmail(input.email);
    if (!account) throw memberNotFound();
    const passwordHash = input.password && (await this.passwords.hash(input.password));
    await this.transactions.run(async () => {
      if (input.role && input.role !== 'admin') await this.standings.assertOtherAdmin(account);
      const { revision } = await this.standings.change(account, {
        role: input.role ?? account.role,
        suspendedAt: account.suspendedAt,
        ...(passwordHash && { passwordHash }),
        ...(input.registeredAt && {
          createdAt: new Date(input.registeredAt),
          trialFrom: null,
          trialUntil: null,
        }),
      });
      if (input.resetSecondFactor) await this.secondFactor.reset(account, { by: 'operator' });
      if (!passwordHash) return;
      await this.sessions.endAllOf(account._id);
      await this.audit.record('member.password-reset', `member:${account._id}`);
      await this.outbox.add(
        passwordChanged,
        { memberId: account._id, by: 'operator' },
        { aggregate: `member:${account._id}`, revision },
      );
    });
    return { id: account._id };
  }

  /** Makes an account with its profile. @throws DomainError 409 when the address has one */
  async create(input: {
    email: string;
    fullName: string;
    passwordHash: string | null;
    googleSubject?: string;
    role: AccountRow['role'];
    noticeVersion: number;
    emailVerified: boolean;
    createdAt: Date;
  }): Promise<AccountRow> {
    const account: AccountRow = {
      _id: newId(),
      email: input.email.toLowerCase(),
      emailVerifiedAt: input.emailVerified ? this.clock.now() : null,
      passwordHash: input.passwordHash,
      ...(input.googleSubject && { googleSubject: input.googleSubject }),
      role: input.role,
      suspendedAt: null,
      subscribedUntil: null,
      ageConfirmedAt: input.createdAt,
      noticeVersion: input.noticeVersion,
      standingChangedAt: null,
      createdAt: input.createdAt,
      trialFrom: await this.usedTrials.startOf(input.email),
      revision: 1,
    };
    try {
      await this.transactions.run(async () => {
        await this.accounts.add(account);
        await this.profiles.create(account._id, input.fullName, input.createdAt);
        await this.outbox.add(
          memberRegistered,
          { memberId: account._id },
          { aggregate: `member:${account._id}`, revision: account.revision },
        );
        if (!input.emailVerified)
          await this.challenges.issue({ purpose: 'verify-email', email: input.email, memberId: account._id });
      });
    } catch (error) {
      if ((error as { keyPattern?: { email?: number } }).keyPattern?.email) throw emailTaken();
      throw error;
    }
    return account;
  }
}
