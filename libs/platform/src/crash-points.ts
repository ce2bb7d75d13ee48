/**
 * Named places where a process can be ended or disturbed on purpose, so that what must hold there can be shown.
 * Products carry this empty provider; the build of `tools/faults` puts a working one in its place.
 */
export type CrashPoint =
  /** The work of a transaction is done and not committed. */
  | 'transaction.beforeCommit'
  /** An outbox row is about to be published. */
  | 'relay.beforePublish'
  /** JetStream has confirmed an event that is not marked as published yet. */
  | 'relay.afterPubAck'
  /** A consumer is about to handle an event; `about` is the event's text. */
  | 'consumer.beforeHandle'
  /** A consumer's effect is committed and its event not acked. */
  | 'inbox.afterCommitBeforeAck'
  /** A job's work is done and not committed; `about` is the job's id. */
  | 'job.beforeDone'
  /** A mail server has accepted a mail that is not marked as sent; `about` is the mail's id. */
  | 'mail.afterAccept';

export interface CrashPoints {
  /** Says that a place is reached. May end the process, take its time, or throw. */
  reach(point: CrashPoint, about?: () => string): Promise<void> | undefined;
}

export const crashPoints: CrashPoints = { reach: () => undefined };
