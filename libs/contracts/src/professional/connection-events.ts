import { z } from 'zod';
import { idSchema } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';

const connectionFact = z.strictObject({
  connectionId: idSchema,
  /** Who did it. */
  memberId: idSchema,
  /** Who asked for the connection, and who was asked. */
  requestedByUserId: idSchema,
  requestedOfUserId: idSchema,
});
const memberId = '01939c5e-6a00-7000-8000-000000000003';
const example = {
  connectionId: '01939c5e-6a00-7000-8000-0000000000d1',
  memberId,
  requestedByUserId: memberId,
  requestedOfUserId: '01939c5e-6a00-7000-8000-000000000004',
};

/** Implements BEYOND-75. */
export const connectionRequested = defineEvent({
  type: 'professional.connection.requested',
  version: 1,
  fires: 'when a member asks another for a connection as mentor and mentee',
  data: connectionFact,
  example,
});
export const connectionAccepted = defineEvent({
  type: 'professional.connection.accepted',
  version: 1,
  fires: 'when whoever was asked accepts a request; mentor and mentee are connected',
  data: connectionFact,
  example: { ...example, memberId: example.requestedOfUserId },
});
export const connectionDeclined = defineEvent({
  type: 'professional.connection.declined',
  version: 1,
  fires: 'when whoever was asked declines a request',
  data: connectionFact,
  example: { ...example, memberId: example.requestedOfUserId },
});
export const connectionWithdrawn = defineEvent({
  type: 'professional.connection.withdrawn',
  version: 1,
  fires: 'when a member takes back their request before it was answered',
  data: connectionFact,
  example,
});
export const connectionEnded = defineEvent({
  type: 'professional.connection.ended',
  version: 1,
  fires: 'when one of the two ends their connection',
  data: connectionFact,
  example,
});
