import type { EventDefinition, EventOf } from '../kit/events.ts';
import type { MailSubject } from './mail-subjects.ts';
import type { MailWay } from './mail-terms.ts';

/** Under what the preferences show a kind. */
export const notificationTopics = [
  'community',
  'sessions',
  'mentorship',
  'jobs',
  'messages',
  'progress',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/**
 * Who is asked for when an event has come: everybody with a place in the session or the challenge it names, everybody
 * on the session's waiting list, or the one member it names, told with the session's title.
 */
export type Crowd = 'session' | 'waiting list' | 'session member' | 'challenge';

/** Whether what is said names the session, whose title no event carries. */
export const isTitledBySession = (audience: NotificationKind['audience']): boolean =>
  typeof audience === 'string' && audience !== 'challenge';

/** What a text may name. Events carry ids only, so what it is called is asked for when the text is read. */
export type NamedThing = 'post' | 'posting' | 'application' | 'booking';

/** A word of a text that names something. */
interface Naming {
  word: string;
  thing: NamedThing;
  /** Which one; without it the subject. */
  id?: (row: { subject: string; link: string }) => string;
  /** How what it is called stands in the text; without it as it is. */
  as?: (called: string) => string;
  /** What stands there while nobody knows what it is called, or once it is gone. */
  otherwise: string;
}

/** An event after which a notification is no longer true. */
export interface TakenBack {
  event: EventDefinition;
  /** Null where the event leaves everything true. */
  subject: (data: never) => string | null;
  /** Whose part is taken back; without it everybody's. */
  actor?: (data: never) => string;
}

type Data<E extends EventDefinition> = EventOf<E>['data'];

interface Declaration<E extends EventDefinition> {
  kind: string;
  topic: NotificationTopic;
  /** When it comes, for the preferences: "Somebody likes your post". */
  label: string;
  event: E;
  /** Whether the event is news of this kind at all. */
  isWanted?: (data: Data<E>) => boolean;
  /** The recipients; nobody is notified of their own actions. */
  audience: Crowd | ((data: Data<E>) => (string | null)[]);
  /** Also whoever keeps a distance to who did it: they would come to what no longer is. Implements BEYOND-199. */
  evenAtDistance?: boolean;
  /** Who did it, if that may be revealed. */
  actor?: (data: Data<E>) => string | null;
  /** What it is about: as long as they are unread, notifications of a kind about the same are one. */
  subject: (data: Data<E>) => string;
  /** Its text: `{name}` of the last member who did it, `{others}` how many others did, and its own fields. */
  texts: { one: string; many?: string };
  words?: (data: Data<E>) => Record<string, string>;
  /** Implements BEYOND-171. */
  names?: Naming;
  /** Where it leads; `{username}` is that of the last who did it. */
  link: (data: Data<E>) => string;
  /** False for what is only mailed. */
  inApp: boolean;
  /** The mail it also comes as. */
  mail?: (data: Data<E>, to: { memberId: string; occurredAt: string }) => MailSubject;
  takenBackBy?: readonly TakenBack[];
}

/** A kind of notification, whatever its event. */
export type NotificationKind = Omit<
  Declaration<EventDefinition>,
  'isWanted' | 'audience' | 'actor' | 'subject' | 'words' | 'link' | 'mail'
> & {
  isWanted: (data: unknown) => boolean;
  audience: Crowd | ((data: unknown) => (string | null)[]);
  actor: (data: unknown) => string | null;
  subject: (data: unknown) => string;
  words: (data: unknown) => Record<string, string>;
  link: (data: unknown) => string;
  mail: ((data: unknown, to: { memberId: string; occurredAt: string }) => MailSubject) | null;
};

/** Declares a kind; its functions see the data of its event. */
export const defineKind = <E extends EventDefinition>(declaration: Declaration<E>): NotificationKind =>
  ({
    isWanted: () => true,
    actor: () => null,
    words: () => ({}),
    mail: null,
    ...declaration,
  }) as NotificationKind;

/** How a kind may be mailed: at once where it has a mail of its own, daily where it also stands behind the bell. */
export const mailWaysOf = ({ mail, inApp }: Pick<NotificationKind, 'mail' | 'inApp'>): MailWay[] => [
  'off',
  ...(mail ? (['at-once'] as const) : []),
  ...(inApp ? (['daily'] as const) : []),
];

/** What becomes false with an event, by the data of that event. */
export const takenBack = <E extends EventDefinition>(
  event: E,
  subject: (data: Data<E>) => string | null,
  actor?: (data: Data<E>) => string,
): TakenBack => ({ event, subject, ...(actor && { actor }) });
