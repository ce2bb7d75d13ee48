import { type Actor, actorSchema } from '@barspoon/contracts';
import type { WorkContext } from '@barspoon/platform/context';
import { newId } from '@barspoon/platform/ids';
import { headers, type MsgHdrs } from '@nats-io/transport-node';

/** Headers of our messages. */
export const wire = {
  actor: 'Msg-Actor',
  correlation: 'Msg-Correlation',
  /** Milliseconds the caller still waits. Not a moment: clocks of two machines differ. */
  patience: 'Msg-Patience',
  /** The span that sends it (W3C Trace Context). */
  trace: 'traceparent',
  /** The caller's `Idempotency-Key`. */
  idempotencyKey: 'Msg-Idempotency-Key',
  /** HTTP status of a reply; its body is the response or the problem document. */
  status: 'Msg-Status',
  /** `recipe:<id>`: what an event is about; events of one aggregate are handled one after another. */
  aggregate: 'Msg-Aggregate',
  /** The aggregate's revision after the change the event tells of. */
  revision: 'Msg-Revision',
} as const;

export function writeContext(context: WorkContext): MsgHdrs {
  const written = headers();
  written.set(wire.actor, encodeURIComponent(JSON.stringify(context.actor)));
  written.set(wire.correlation, context.correlationId);
  if (context.idempotencyKey) written.set(wire.idempotencyKey, context.idempotencyKey);
  if (context.deadline) written.set(wire.patience, String(Math.max(0, context.deadline - Date.now())));
  if (context.traceparent) written.set(wire.trace, context.traceparent);
  return written;
}

/** Reads who asks from a message's headers. A message without a valid actor comes from nobody we know. */
export function readContext(given: MsgHdrs | undefined): WorkContext {
  const correlationId = given?.get(wire.correlation) || newId();
  const patience = given?.get(wire.patience);
  const deadline = patience ? Date.now() + Number(patience) : undefined;
  const traceparent = given?.get(wire.trace) || undefined;
  const idempotencyKey = given?.get(wire.idempotencyKey) || undefined;
  return {
    correlationId,
    causationId: correlationId,
    actor: readActor(given),
    deadline,
    traceparent,
    idempotencyKey,
  };
}

function readActor(given: MsgHdrs | undefined): Actor {
  try {
    return actorSchema.parse(JSON.parse(decodeURIComponent(given?.get(wire.actor) ?? '')));
  } catch {
    return { kind: 'visitor', mark: 'unknown' };
  }
}
