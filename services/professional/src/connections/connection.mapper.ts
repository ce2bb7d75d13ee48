import type { AdminConnection, MentorConnection } from '@barspoon/contracts';
import { toCard } from '../mentors/mentor.mapper.ts';
import type { MentorProfileRow } from '../mentors/mentor-profile.schema.ts';
import type { ConnectionRow } from './connection.schema.ts';

type Profiles = ReadonlyMap<string, MentorProfileRow>;

/** @returns undefined while one of the two is being erased */
export function toAdminConnection(row: ConnectionRow, profiles: Profiles): AdminConnection | undefined {
  const mentor = profiles.get(row.mentorUserId);
  const mentee = profiles.get(row.menteeUserId);
  return (
    mentor &&
    mentee && {
      id: row._id,
      mentor: toCard(mentor),
      mentee: toCard(mentee),
      requestedByUserId: row.requestedByUserId,
      meetingFrequency: row.meetingFrequency,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    }
  );
}

/** @returns undefined while one of the two is being erased */
export function toConnection(row: ConnectionRow, profiles: Profiles): MentorConnection | undefined {
  const connection = toAdminConnection(row, profiles);
  return connection && { ...connection, requestMessage: row.requestMessage, goals: row.goals };
}
