import type { AdminMentorProfile, ListedMentor, MentorProfile, OwnMentorProfile } from '@barspoon/contracts';
import { shownPicture } from '@barspoon/platform';
import type { MentorProfileRow } from './mentor-profile.schema.ts';

type Card = MentorProfile['member'];

export const toCard = ({ _id, username, fullName, avatarUrl, currentLevel }: MentorProfileRow): Card => ({
  id: _id,
  username,
  fullName,
  // Copies made before pictures of the web were shown from here hold their addresses.
  avatarUrl: avatarUrl && shownPicture('members', _id, avatarUrl),
  currentLevel,
});

const toProfile = (row: MentorProfileRow): MentorProfile => ({
  member: toCard(row),
  mentorType: row.mentorType,
  specializationAreas: row.specializationAreas,
  experienceLevel: row.experienceLevel,
  availabilityHours: row.availabilityHours,
  preferredCommunication: row.preferredCommunication,
  mentorshipGoals: row.mentorshipGoals,
  bio: row.bio,
  isAcceptingConnections: row.isAcceptingConnections,
  isActive: row.isActive && !row.isDeactivated,
});

export const toOwnProfile = (row: MentorProfileRow): OwnMentorProfile => ({
  ...toProfile(row),
  isActive: row.isActive,
  isDeactivated: row.isDeactivated,
  deactivationReason: row.deactivationReason ?? null,
  updatedAt: row.updatedAt.toISOString(),
});

export const toListedMentor = (
  row: MentorProfileRow,
  connection: ListedMentor['connection'],
): ListedMentor => ({ ...toProfile(row), connection });

export const toAdminProfile = (row: MentorProfileRow): AdminMentorProfile => ({
  member: toCard(row),
  mentorType: row.mentorType,
  experienceLevel: row.experienceLevel,
  isAcceptingConnections: row.isAcceptingConnections,
  isActive: row.isActive,
  isDeactivated: row.isDeactivated,
  deactivationReason: row.deactivationReason ?? null,
  createdAt: row.createdAt.toISOString(),
});
