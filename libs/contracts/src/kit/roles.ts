/** What an account may be, from the least to the most. */
export const roles = ['member', 'support', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles of those who run the site: each opens its part of the console, and the site without a subscription. */
export type StaffRole = Exclude<Role, 'member'>;
export const staffRoles = ['support', 'moderator', 'editor', 'admin'] as const satisfies StaffRole[];

/**
 * The areas of the console, each with the roles it is open to and what it holds. A route names the area it belongs to,
 * never a role, so that who may do what is decided here alone. Admins may do everything, and what names no area is theirs.
 */
export const areas = {
  'staff:console': {
    roles: ['support', 'moderator', 'editor'],
    holds: 'Names of members beside what is theirs',
  },
  'staff:library': {
    roles: ['editor'],
    holds: 'Recipes, imports, featured recipes, trends, vocabulary, bar items',
  },
  'staff:ratings': { roles: ['moderator', 'editor'], holds: 'Ratings and reviews of members' },
  'staff:moderation': {
    roles: ['moderator'],
    holds:
      'The queue, posts, comments, photos, warnings of members, the test bench, live sessions, job postings and mentorship',
  },
  'staff:members': { roles: ['support', 'moderator'], holds: 'Members and what they may come in by' },
  'staff:suspensions': {
    roles: ['moderator'],
    holds: 'Suspending ordinary members and letting them in again',
  },
  'staff:support': {
    roles: ['support'],
    holds:
      "Members' sessions and trials, mails to them, their points ledger and messages of the contact form",
  },
} as const satisfies Record<`staff:${string}`, { roles: readonly StaffRole[]; holds: string }>;
export type Area = keyof typeof areas;

/**
 * Who may call a route. `granted` is a member with access (subscribed, on trial or on the staff); an area of the console
 * is open to the roles `areas` names, and like everything to admins; `internal` routes have no HTTP address and are called
 * by our own services only. Implements BEYOND-03, BEYOND-04.
 */
export type Access = 'public' | 'member' | 'granted' | Area | 'admin' | 'internal';

export const isStaff = (role: Role): role is StaffRole => role !== 'member';

const isArea = (access: Access): access is Area => access in areas;

/** The roles a route is open to by its access alone; null where it does not ask for one. Implements BEYOND-03. */
export function rolesFor(access: Access): readonly StaffRole[] | null {
  if (access === 'admin') return ['admin'];
  return isArea(access) ? [...areas[access].roles, 'admin'] : null;
}

/** Whether a role is enough for what a route asks of one. */
export const roleMay = (role: Role, access: Access): boolean =>
  rolesFor(access)?.some((one) => one === role) ?? true;
