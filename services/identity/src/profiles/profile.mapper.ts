import type { memberCardSchema, Profile } from '@barspoon/contracts';
import type { z } from 'zod';
import { accessOf, statusOf } from '../accounts/access.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import type { ProfileRow } from './profile.schema.ts';

export function toProfile(profile: ProfileRow, account: AccountRow, now: Date): Profile {
  const access = accessOf(account, now);
  return {
    id: profile._id,
    status: statusOf(account, now),
    email: account.email ?? null,
    emailVerified: account.emailVerifiedAt != null,
    fullName: profile.fullName,
    username: profile.username,
    avatarUrl: profile.avatarUrl,
    bio: profile.bio,
    city: profile.city,
    state: profile.state,
    country: profile.country,
    currentLevel: profile.currentLevel,
    totalPoints: profile.totalPoints,
    access: { ...access, trialEndsAt: access.trialEndsAt?.toISOString() ?? null },
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  };
}

export const toMemberCard = (profile: ProfileRow): z.output<typeof memberCardSchema> => ({
  id: profile._id,
  username: profile.username,
  fullName: profile.fullName,
  avatarUrl: profile.avatarUrl,
  currentLevel: profile.currentLevel,
});
