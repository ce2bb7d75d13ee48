import type { MemberPage, memberCardSchema, Profile } from '@barspoon/contracts';
import { shownPicture } from '@barspoon/platform';
import type { z } from 'zod';
import { type AccessRules, statusOf } from '../accounts/access.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { isOnline } from './presence.ts';
import { nothingShown, type ProfileRow } from './profile.schema.ts';

/** Profiles made before members could choose show nothing. */
const shownBy = (profile: ProfileRow) => profile.shows ?? nothingShown;

/** One that came from Google is shown from our own address. */
export const shownAvatar = ({ _id, avatarUrl }: Pick<ProfileRow, '_id' | 'avatarUrl'>): string | null =>
  avatarUrl && shownPicture('members', _id, avatarUrl);

export function toProfile(profile: ProfileRow, account: AccountRow, now: Date, rules: AccessRules): Profile {
  const access = rules.of(account, now);
  return {
    id: profile._id,
    status: statusOf(account, now),
    role: account.role,
    email: account.email ?? null,
    phone: account.phone ?? null,
    emailVerified: account.emailVerifiedAt != null,
    fullName: profile.fullName,
    username: profile.username,
    avatarUrl: shownAvatar(profile),
    bio: profile.bio,
    city: profile.city,
    state: profile.state,
    country: profile.country,
    shows: shownBy(profile),
    currentLevel: profile.currentLevel,
    totalPoints: profile.totalPoints,
    access: { ...access, trialEndsAt: access.trialEndsAt?.toISOString() ?? null },
    lastActiveAt: profile.lastActiveAt?.toISOString() ?? null,
    isOnline: isOnline(profile.lastActiveAt ?? null, now),
    createdAt: profile.createdAt.toISOString(),
    updatedAt: profile.updatedAt.toISOString(),
  };
}

export const toMemberCard = (profile: ProfileRow): z.output<typeof memberCardSchema> => ({
  id: profile._id,
  username: profile.username,
  fullName: profile.fullName,
  avatarUrl: shownAvatar(profile),
  currentLevel: profile.currentLevel,
});

/** What everybody may see: the place only where the member shows it. */
export function toMemberPage(profile: ProfileRow): MemberPage {
  const { place, ...shows } = shownBy(profile);
  const { city, state, country } = profile;
  return {
    id: profile._id,
    username: profile.username,
    fullName: profile.fullName,
    avatarUrl: shownAvatar(profile),
    bio: profile.bio,
    place: place && (city || state || country) ? { city, state, country } : null,
    currentLevel: profile.currentLevel,
    totalPoints: profile.totalPoints,
    memberSince: profile.createdAt.toISOString(),
    shows,
  };
}
