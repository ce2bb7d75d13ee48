/** What somebody wants to be for others. Implements MENT-03, DATA-32. */
export const mentorTypes = ['mentor', 'mentee', 'both'] as const;
export type MentorType = (typeof mentorTypes)[number];

export const mentorExperienceLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type MentorExperienceLevel = (typeof mentorExperienceLevels)[number];

/** Implements MENT-13. */
export const mentorSpecializations = [
  'Craft Cocktails',
  'Wine Service',
  'Beer Knowledge',
  'Bar Management',
  'Customer Service',
  'Recipe Development',
  'Presentation Skills',
  'Cost Control',
  'Team Leadership',
  'Event Bartending',
  'High Volume Service',
  'Molecular Mixology',
] as const;
export type MentorSpecialization = (typeof mentorSpecializations)[number];

/** So long before a meeting both are reminded of it. Implements BEYOND-172. */
export const meetingReminderMinutes = 60;
/** Of what stands with a meeting. */
export const maxMeeting = { place: 200, agenda: 1000, notes: 4000 } as const;

export const communicationWays = ['video_call', 'phone', 'messaging', 'in_person'] as const;
export type CommunicationWay = (typeof communicationWays)[number];

export const meetingFrequencies = ['weekly', 'biweekly', 'monthly'] as const;
export type MeetingFrequency = (typeof meetingFrequencies)[number];

/** Implements BEYOND-75. */
export const connectionStatuses = ['pending', 'accepted', 'declined', 'withdrawn', 'ended'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];
/** Between two members one connection at most has one of these. Implements BEYOND-76. */
export const openConnectionStatuses = ['pending', 'accepted'] as const satisfies readonly ConnectionStatus[];

/** What the two of a connection may make of it. Implements BEYOND-75. */
export const connectionSteps = [
  'accepted',
  'declined',
  'withdrawn',
  'ended',
] as const satisfies readonly ConnectionStatus[];
export type ConnectionStep = (typeof connectionSteps)[number];

/** Lists of one's own connections. */
export const connectionLists = ['incoming', 'outgoing', 'connected', 'past'] as const;
export type ConnectionList = (typeof connectionLists)[number];

/** Hours a week. Implements MENT-11. */
export const availabilityHours = { min: 1, max: 40, default: 2 } as const;

/** The default for what is no number, else the nearest within the bounds. Implements MENT-11, BEYOND-78. */
export function boundedHours(value: unknown): number {
  const isText = typeof value === 'string' && value.trim() !== '';
  const hours = typeof value === 'number' || isText ? Math.trunc(Number(value)) : Number.NaN;
  if (Number.isNaN(hours)) return availabilityHours.default;
  return Math.min(availabilityHours.max, Math.max(availabilityHours.min, hours));
}

/** Characters of goals and bio, and of the words of a request. Implements BEYOND-76. */
export const mentorshipTextLimit = 1000;

/**
 * Who of two becomes the mentor. A target that is a mentor, and one that may be both where the requester is a mentee;
 * otherwise the requester. Implements MENT-15, BEYOND-77.
 */
export const becomesMentor = (target: MentorType, requester: MentorType): 'target' | 'requester' =>
  target === 'mentor' || (target === 'both' && requester === 'mentee') ? 'target' : 'requester';

/** How long a meeting of a mentor and a mentee may be. */
export const meetingMinutes = [30, 45, 60, 90] as const;
/** Times a week that a mentor may offer. */
export const maxWeeklyTimes = 21;
/** Days ahead that meetings may be booked, and how many times one list of them has. */
export const slotDays = 28;
export const maxSlots = 500;
/** Meetings that a mentor and a mentee may have ahead of them. */
export const maxBookings = 4;
