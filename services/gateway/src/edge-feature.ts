import type { EventDefinition, EventOf } from '@barspoon/contracts';
import type { IdempotentConsumer } from '@barspoon/messaging/requests';
import type { Provider, Type } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Adds routes, or hooks for the routes that come after it. */
export interface EdgeRoutes {
  register(fastify: FastifyInstance): void | Promise<void>;
}

/** Reacts to events of any service, immediately and on every replica. */
export interface EdgeFollower {
  /** Reads what happened before. */
  load?(): Promise<void>;
  apply(event: EventOf<EventDefinition>): void;
}

/** Handles events eventually, each on exactly one replica. */
export interface EdgeConsumer {
  consume(consumer: IdempotentConsumer): void;
}

/** What one folder of the gateway provides. Routes, followers and consumers are providers too. */
export interface EdgeFeature {
  providers?: readonly Provider[];
  routes?: readonly Type<EdgeRoutes>[];
  followers?: readonly Type<EdgeFollower>[];
  consumers?: readonly Type<EdgeConsumer>[];
}
