import { keysOf } from '@barspoon/platform/credentials';

/** The stream that holds the events of a service. */
export const eventStream = (service: string): string => `events-${service}`;

/** The durable consumer of one handler; also the key of its inbox rows. Holds no dots. */
export const durableOf = (service: string, consumer: string): string => `${service}__${consumer}`;

/** What the subjects of replies to `who` begin with; only `who` may listen there. */
export const inboxOf = (who: string): string => `_INBOX.${who}`;

/** The name of the credential that people's commands use. */
export const OPERATOR = 'operator';

/** What the keys of a service's queues in Redis begin with; BullMQ puts a colon behind it. */
export const queuesOf = (service: string): string => `${keysOf(service)}jobs`;
