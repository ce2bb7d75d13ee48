/** Implements VBAR-09. */
export const liveSessionStatuses = ['scheduled', 'live', 'ended', 'cancelled'] as const;
export type LiveSessionStatus = (typeof liveSessionStatuses)[number];

/** Implements VBAR-11. */
export const sessionMinutes = { min: 15, max: 180, byDefault: 60 } as const;
/** Implements VBAR-12. */
export const sessionPlaces = { min: 1, max: 500, byDefault: 50 } as const;
/** So long before the scheduled time a host may start. Implements BEYOND-81. */
export const earlyStartMinutes = 15;
/** So long before it begins those with a place are reminded. Implements BEYOND-86. */
export const reminderMinutes = 15;
/** So far ahead a session may be scheduled. */
export const scheduleDaysAhead = 366;
/** How many sessions of one host may be scheduled or live. */
export const maxOpenSessions = 20;
/** On how many waiting lists a member may be. */
export const maxWaitingLists = 20;
/** Why an admin ends or cancels a session, in the words its host reads. */
export const sessionStopReasons = {
  unsafe: 'It was not safe for those who took part.',
  rules: 'What happened in it was against our rules.',
  misleading: 'It was not what it said it would be.',
  absent: 'Nobody hosted it.',
  technical: 'A technical problem made it impossible to go on.',
} as const;
export type SessionStopReason = keyof typeof sessionStopReasons;
export const sessionStopReasonNames = Object.keys(sessionStopReasons) as SessionStopReason[];

export const sessionTitleLimit = 120;
export const sessionDescriptionLimit = 2000;
/** The words for a session without title or time. Implements VBAR-10. */
export const titleAndTimeRequired = 'Title and scheduled time are required';

/** Characters of a message in a room. */
export const chatMessageLimit = 500;
/** How many messages a member may write within how many seconds. */
export const chatBudget = { messages: 5, seconds: 10 } as const;
/** What members may answer a message with, in the order in which it is offered. */
export const chatReactions = {
  cheers: '🍻',
  love: '❤️',
  laugh: '😂',
  wow: '😮',
  applause: '👏',
  fire: '🔥',
} as const;
export type ChatReaction = keyof typeof chatReactions;
export const chatReactionNames = Object.keys(chatReactions) as ChatReaction[];
/** Seconds a guest waits between two messages, as the host chooses; 0 is no slow mode. */
export const slowModes = [0, 10, 30, 60, 300] as const;
/** Who took a message away; the line it stood on stays. */
export const chatRemovers = ['author', 'moderator'] as const;
/** Who has not said for so long that they have the room open has closed it. */
export const presenceSeconds = 60;
