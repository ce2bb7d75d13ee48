import type { SocialActivity } from '@barspoon/contracts';

export type Group = readonly [SocialActivity, ...SocialActivity[]];

/** What stands within this time of the newest of its group may belong to it. */
const groupMs = 24 * 60 * 60 * 1000;

/**
 * Brings together what one member did in the same way on the same day: "followed 4 mixologists". A group stands where
 * its newest does; the order stays otherwise. Implements BEYOND-166.
 */
export function groupsOf(activities: readonly SocialActivity[]): Group[] {
  const groups: [SocialActivity, ...SocialActivity[]][] = [];
  for (const activity of activities) {
    const group = groups.find(
      ([newest]) =>
        newest.member.id === activity.member.id &&
        newest.type === activity.type &&
        Date.parse(newest.createdAt) - Date.parse(activity.createdAt) < groupMs,
    );
    if (group) group.push(activity);
    else groups.push([activity]);
  }
  return groups;
}
