import type { EventDefinition, EventOf } from '@barspoon/contracts';
import { parseKnownFields } from '@barspoon/messaging/requests';

export interface EventLike {
  type: string;
  data: unknown;
}

/** What is done about one kind of event. */
type Row = readonly [type: string, apply: (data: unknown) => void];

/** A row of a table of events. Fields that a newer release has added are left out. */
export const on = <E extends EventDefinition>(event: E, apply: (data: EventOf<E>['data']) => void): Row => [
  event.type,
  (data) => apply(parseKnownFields(event.data, data) as EventOf<E>['data']),
];

/** Applies an event by its row, where it has one. */
export function eventTable(rows: readonly Row[]): (event: EventLike) => void {
  const byType = new Map(rows);
  return ({ type, data }) => byType.get(type)?.(data);
}
