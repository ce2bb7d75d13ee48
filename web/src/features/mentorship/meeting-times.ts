import type { bookingRoutes, OutputOf } from '@barspoon/contracts';

type Slot = OutputOf<typeof bookingRoutes.slots>['items'][number];

/** The reader's own time zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const dayOf = (iso: string, timeZone = ownZone()): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(iso),
  );

export const clockOf = (iso: string, timeZone = ownZone()): string =>
  new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso));

/** Times by the day they fall on for the reader. */
export function byDay(slots: readonly Slot[], timeZone = ownZone()): [day: string, slots: Slot[]][] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.startsAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
