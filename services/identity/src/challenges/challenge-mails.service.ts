import { challengeMailRoutes, type InputOf, type OutputOf } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import type { ChallengeRow } from './challenge.schema.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { LinkTokens } from './link-tokens.ts';

/** What notifications receives when it renders a mail. */
@Injectable()
export class ChallengeMailsService {
  constructor(
    private readonly challenges: ChallengesRepository,
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
  ) {}

  /** The link of a challenge, or null when it is not to be mailed anymore, or never was. */
  async linkOf(challengeId: string): Promise<OutputOf<typeof challengeMailRoutes.link>> {
    const challenge = await this.challenges.find(challengeId);
    if (!challenge || challenge.usedAt || challenge.expiresAt <= this.clock.now()) return { mail: null };
    const account = await this.accountOf(challenge);
    const profile = account && (await this.profiles.find(account._id));
    if (!account || !profile) return { mail: null };
    await this.challenges.bind(challenge._id, account._id);
    return {
      mail: {
        purpose: challenge.purpose,
        to: { email: challenge.email, fullName: profile.fullName },
        token: this.tokens.tokenOf(challenge._id),
        expiresAt: challenge.expiresAt.toISOString(),
        formerEmail: challenge.formerEmail,
      },
    };
  }

  async addressee({
    memberId,
    verifiedOnly,
  }: InputOf<typeof challengeMailRoutes.addressee>['body']): Promise<
    OutputOf<typeof challengeMailRoutes.addressee>
  > {
    const [account, profile] = await Promise.all([
      this.accounts.findById(memberId),
      this.profiles.find(memberId),
    ]);
    if (!account?.email || !profile || (verifiedOnly && !account.emailVerifiedAt)) return { to: null };
    const { reason = null, until = null } = account.suspension ?? {};
    return {
      to: { email: account.email, fullName: profile.fullName },
      isVerified: Boolean(account.emailVerifiedAt),
      suspension: account.suspendedAt && { reason, until: until?.toISOString() ?? null },
    };
  }

  /** The account a link is for, as long as it makes sense. */
  private async accountOf(challenge: ChallengeRow): Promise<AccountRow | null> {
    const { purpose, email, memberId } = challenge;
    const holder = await this.accounts.findByEmail(email);
    if (purpose === 'change-email') return holder || !memberId ? null : this.accounts.findById(memberId);
    if (!holder || holder.suspendedAt || (memberId && memberId !== holder._id)) return null;
    return purpose === 'verify-email' && holder.emailVerifiedAt ? null : holder;
  }
}
