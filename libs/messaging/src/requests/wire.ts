import { type Actor, actorSchema } from '@barspoon/contracts';
import type { WorkContext } from '@barspoon/platform/context';
import { newId } from '@barspoon/platform/ids';
import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';

/** Headers of our messages. */
export const wire = {
  actor: 'Msg-Actor',
  correlation: 'Msg-Correlation',
  /** Milliseconds the caller still waits. Not a time of day, because the clocks of two machines differ. */
  timeout: 'Msg-Timeout',
  /** When a dated request happens, in milliseconds since the epoch; only development has such. */
  at: 'Msg-At',
  /** The sending span (W3C Trace Context). */
  trace: 'traceparent',
  /** The caller's `Idempotency-Key`. */
  idempotencyKey: 'Msg-Idempotency-Key',
  /** HTTP status of a reply, 200 without one; its body is the response or the problem document. */
  status: 'Msg-Status',
  /** `recipe:<id>`: what an event is about; events of one aggregate are handled one after another. */
  aggregate: 'Msg-Aggregate',
  /** The aggregate's revision after the change that the event describes. */
  revision: 'Msg-Revision',
} as const;

export function writeContext(context: WorkContext): MsgHdrs {
  const written = headers();
  written.set(wire.actor, encodeURIComponent(JSON.stringify(context.actor)));
  written.set(wire.correlation, context.correlationId);
  if (context.idempotencyKey) written.set(wire.idempotencyKey, context.idempotencyKey);
  if (context.deadline) written.set(wire.timeout, String(Math.max(0, context.deadline - Date.now())));
  if (context.at !== undefined) written.set(wire.at, String(context.at));
  if (context.traceparent) written.set(wire.trace, context.traceparent);
  return written;
}

/**
 * Whether an event is in its stream because its service's outbox published it. JetStream sends replies to any subject the
 * caller names, so the stream of a service can be made to store other things: events of others under their own subject, and JetStream replies, which have no message id.
 */
export const isPublished = (
  { subject, headers }: { subject: string; headers?: MsgHdrs | undefined },
  event: { subject: string },
): boolean => subject === event.subject && Boolean(headers?.get('Nats-Msg-Id'));

/**
 * What is wrong with a request; null if a caller sent it and waits for the reply. JetStream can be made to deliver a stored
 * message to any subscriber; the message then carries its original subject, or headers of its stream. A reply subject that is not an inbox means that the sender wants us to publish for them.
 */
export function strangenessOf(
  { subject, reply, headers }: Pick<Msg, 'subject' | 'reply' | 'headers'>,
  expected: string,
): string | null {
  if (subject !== expected) return `it was published on ${subject}`;
  const fromStream = headers?.keys().find((name) => /^nats-/i.test(name));
  if (fromStream) return `it bears ${fromStream}`;
  if (reply && !reply.startsWith('_INBOX.')) return `its answer should go to ${reply}`;
  return null;
}

/** Reads the actor from a message's headers. A message without a valid actor is from an unknown sender. */
export function readContext(given: MsgHdrs | undefined, env = process.env.NODE_ENV): WorkContext {
  const correlationId = given?.get(wire.correlation) || newId();
  const timeout = given?.get(wire.timeout);
  const deadline = timeout ? Date.now() + Number(timeout) : undefined;
  const traceparent = given?.get(wire.trace) || undefined;
  const idempotencyKey = given?.get(wire.idempotencyKey) || undefined;
  const at = env === 'production' ? Number.NaN : Number(given?.get(wire.at) || Number.NaN);
  return {
    correlationId,
    causationId: correlationId,
    actor: readActor(given),
    deadline,
    traceparent,
    idempotencyKey,
    ...(Number.isSafeInteger(at) && { at }),
  };
}

function readActor(given: MsgHdrs | undefined): Actor {
  try {
    return actorSchema.parse(JSON.parse(decodeURIComponent(given?.get(wire.actor) ?? '')));
  } catch {
    return { kind: 'visitor', mark: 'unknown' };
  }
}
