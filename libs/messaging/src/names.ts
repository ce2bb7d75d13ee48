import { keysOf } from '@barspoon/platform/credentials';

/** The stream that holds the events of a service. */
export const eventStream = (service: string): string => `events-${service}`;

/** Where a service's replicas tell the one that publishes of a committed event. */
export const wakeUpOf = (service: string): string => `wake.${service}`;

/** The durable consumer of one handler; also the key of its inbox rows. Holds no dots. */
export const durableOf = (service: string, consumer: string): string => `${service}__${consumer}`;

/** The prefix of reply subjects of `who`; only `who` may subscribe to them. */
export const inboxOf = (who: string): string => `_INBOX.${who}`;

/** The name of the credential that operators' commands use. */
export const OPERATOR = 'operator';

/** The prefix of a service's queue keys in Redis; BullMQ appends a colon. */
export const queuesOf = (service: string): string => `${keysOf(service)}jobs`;
