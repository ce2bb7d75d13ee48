import type { EventDefinition } from '../kit/events.ts';
import type { NotificationKind } from './kind.ts';
import { community } from './kinds/community.ts';
import { jobs } from './kinds/jobs.ts';
import { mentorship } from './kinds/mentorship.ts';
import { messages } from './kinds/messages.ts';
import { progress } from './kinds/progress.ts';
import { sessions } from './kinds/sessions.ts';
import { work } from './kinds/work.ts';

/**
 * Every kind of notification there is, declared once: consumers, lists, preferences, previews and mails follow from it.
 * Of several kinds of one event a member gets the first that concerns them. Implements BEYOND-102, VBAR-07.
 */
export const notificationKinds: readonly NotificationKind[] = [
  ...community,
  ...sessions,
  ...mentorship,
  ...jobs,
  ...work,
  ...messages,
  ...progress,
];

export const kindNamed = (name: string): NotificationKind | undefined =>
  notificationKinds.find(({ kind }) => kind === name);

const shortNameOf = ({ type, service }: EventDefinition): string =>
  type.slice(service.length + 1).replaceAll('.', '-');

/** What notifications does with the events of other services: one consumer for each of them. */
export const notificationConsumers: readonly { event: EventDefinition; name: string }[] = [
  ...[...new Set(notificationKinds.map(({ event }) => event))].map((event) => ({
    event,
    name: `notify-when-${shortNameOf(event)}`,
  })),
  ...[
    ...new Set(notificationKinds.flatMap(({ takenBackBy = [] }) => takenBackBy.map(({ event }) => event))),
  ].map((event) => ({ event, name: `take-back-when-${shortNameOf(event)}` })),
];

/** What a notification says. `names` are those who did it, the last first; `count` is how many they are. */
export function notificationText(
  { texts, names }: Pick<NotificationKind, 'texts' | 'names'>,
  {
    name,
    count,
    words,
    called,
  }: { name: string; count: number; words: Record<string, string>; called?: string | undefined },
): string {
  const others = count - 1;
  const all = {
    ...words,
    ...(names && { [names.word]: called === undefined ? names.otherwise : (names.as?.(called) ?? called) }),
    name,
    others: others === 1 ? '1 other' : `${others} others`,
  };
  const text = others > 0 && texts.many ? texts.many : texts.one;
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => (all as Record<string, string>)[word] ?? whole);
}
