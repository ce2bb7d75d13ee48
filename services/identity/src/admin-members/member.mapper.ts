import type { AdminMember, AdminMemberSession } from '@barspoon/contracts';
import { type AccessRules, statusOf } from '../accounts/access.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { shownAvatar } from '../profiles/profile.mapper.ts';
import type { ProfileRow } from '../profiles/profile.schema.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { SessionRow } from '../sessions/session.schema.ts';

/** An account without what the console has no use for. */
export type ListedAccount = Omit<AccountRow, 'passwordHash' | 'searchGrams'>;

export const toAdminMember = (
  account: ListedAccount,
  profile: ProfileRow,
  now: Date,
  rules: AccessRules,
): AdminMember => ({
  id: account._id,
  status: statusOf(account, now),
  ...accessNow(account, now, rules),
  role: account.role,
  suspendedAt: account.suspendedAt?.toISOString() ?? null,
  suspension: account.suspension
    ? { ...account.suspension, until: account.suspension.until?.toISOString() ?? null }
    : null,
  secondFactorSince: account.secondFactorSince?.toISOString() ?? null,
  subscribedUntil: account.subscribedUntil?.toISOString() ?? null,
  email: account.email ?? null,
  emailVerified: account.emailVerifiedAt != null,
  phone: account.phone ?? null,
  fullName: profile.fullName,
  username: profile.username,
  avatarUrl: shownAvatar(profile),
  currentLevel: profile.currentLevel,
  totalPoints: profile.totalPoints,
  lastActiveAt: profile.lastActiveAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
});

function accessNow(
  account: ListedAccount,
  now: Date,
  rules: AccessRules,
): Pick<AdminMember, 'access' | 'accessUntil'> {
  const { reason, trialEndsAt } = rules.of(account, now);
  if (account.suspendedAt) return { access: 'suspended', accessUntil: null };
  if (reason === 'admin' || reason === 'staff' || reason === 'free')
    return { access: reason, accessUntil: null };
  const ends = [account.subscribedUntil, trialEndsAt].filter((end) => end !== null);
  const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0];
  const accessUntil = (reason === 'subscribed' ? account.subscribedUntil : last)?.toISOString() ?? null;
  return { access: reason === 'none' ? 'expired' : reason, accessUntil };
}

export const toAdminMemberSession = (session: SessionRow): AdminMemberSession => ({
  id: session._id,
  userAgent: session.userAgent,
  device: deviceName(session.userAgent),
  address: session.address,
  openedAt: session.createdAt.toISOString(),
  lastUsedAt: session.rotatedAt.toISOString(),
});
