import { z } from 'zod';

export interface EventDefinition<S extends z.ZodType = z.ZodType> {
  /** `catalogue.recipe.published`: service, noun, past tense. */
  readonly type: string;
  readonly version: number;
  readonly service: string;
  /** NATS subject: `evt.catalogue.recipe.published.v1`. */
  readonly subject: string;
  /** One sentence: when it fires. */
  readonly fires: string;
  readonly data: S;
  readonly example: z.input<S>;
}

/**
 * Names a domain event; the only way to have one. Payloads carry ids and facts, never documents, and never
 * transforms. An added optional field keeps the version, and consumers of an older release read the event without it;
 * anything else is a new version next to the old one.
 */
export function defineEvent<S extends z.ZodType>(declaration: {
  type: `${string}.${string}.${string}`;
  version: number;
  fires: string;
  data: S;
  example: z.input<S>;
}): EventDefinition<S> {
  const { type, version } = declaration;
  const service = type.slice(0, type.indexOf('.'));
  return { ...declaration, service, subject: `evt.${type}.v${version}` };
}

/** What every event travels in. `id` is a UUIDv7 and the key of every inbox. */
export const envelopeSchema = z.strictObject({
  id: z.uuid(),
  type: z.string(),
  version: z.number().int().positive(),
  occurredAt: z.iso.datetime(),
  /** The request or job that started it all. */
  correlationId: z.string(),
  /** The event or request that directly caused this one. */
  causationId: z.string(),
  /** The acting member, or null for the system. */
  actorId: z.string().nullable(),
  data: z.unknown(),
});
export type Envelope<D = unknown> = Omit<z.output<typeof envelopeSchema>, 'data'> & { data: D };
export type EventOf<E extends EventDefinition> = Envelope<z.output<E['data']>>;
