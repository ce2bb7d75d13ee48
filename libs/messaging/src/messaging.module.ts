import { HealthModule } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { DeadLetterRow, DeadLetterRowSchema, DeadLetters } from './events/dead-letters.ts';
import { Inbox, InboxRow, InboxRowSchema, InboxTry, InboxTrySchema } from './events/inbox.ts';
import { ReadWriteLock } from './events/read-write-lock.ts';
import { JobRow, JobRowSchema } from './jobs/job-row.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { Jobs } from './jobs/jobs.ts';
import { operationsControllerOf } from './operations/operations.controller.ts';
import { OperationsService } from './operations/operations.service.ts';
import { ReplicaRow, ReplicaRowSchema, Replicas } from './operations/replicas.ts';
import { ServiceStates } from './operations/service-state.ts';
import { MESSAGING, type MessagingOptions, NATS } from './options.ts';
import { LeaseRow, LeaseRowSchema, Leases } from './outbox/lease.ts';
import { Outbox, OutboxRow, OutboxRowSchema } from './outbox/outbox.ts';
import { OutboxRelay } from './outbox/relay.ts';
import { StreamRow, StreamRowSchema } from './outbox/stream-keeper.ts';
import { WakeUp } from './outbox/wake-up.ts';
import { Readings } from './readings.ts';
import {
  AnsweredRequestRow,
  AnsweredRequestRowSchema,
  AnsweredRequests,
} from './requests/answered-requests.ts';
import { Caller } from './requests/caller.ts';
import { connectToNats } from './requests/connection.ts';
import { NatsTransport } from './transport.ts';

/** All messaging of a service with data: requests, events in and out, jobs. */
@Global()
@Module({})
export class MessagingModule {
  static forRoot(options: MessagingOptions): DynamicModule {
    return {
      module: MessagingModule,
      imports: [
        HealthModule,
        DiscoveryModule,
        MongooseModule.forFeature([
          { name: OutboxRow.name, schema: OutboxRowSchema },
          { name: LeaseRow.name, schema: LeaseRowSchema },
          { name: InboxRow.name, schema: InboxRowSchema },
          { name: InboxTry.name, schema: InboxTrySchema },
          { name: DeadLetterRow.name, schema: DeadLetterRowSchema },
          { name: StreamRow.name, schema: StreamRowSchema },
          { name: JobRow.name, schema: JobRowSchema },
          { name: ReplicaRow.name, schema: ReplicaRowSchema },
          { name: AnsweredRequestRow.name, schema: AnsweredRequestRowSchema },
        ]),
      ],
      controllers: [operationsControllerOf(options.service)],
      providers: [
        { provide: MESSAGING, useValue: options },
        { provide: NATS, useFactory: () => connectToNats(options.nats, options.service) },
        {
          provide: Caller,
          inject: [NATS],
          useFactory: (nats: NatsConnection) => new Caller(nats, options.service),
        },
        NatsTransport,
        Inbox,
        DeadLetters,
        ReadWriteLock,
        OperationsService,
        Outbox,
        OutboxRelay,
        WakeUp,
        Jobs,
        JobRunner,
        Readings,
        Replicas,
        ServiceStates,
        AnsweredRequests,
        Leases,
      ],
      exports: [
        AnsweredRequests,
        Caller,
        Leases,
        Outbox,
        Inbox,
        Jobs,
        NatsTransport,
        ServiceStates,
        NATS,
        MESSAGING,
      ],
    };
  }
}

/** The messaging of a service without data: it answers requests over NATS, and neither publishes nor consumes. */
@Global()
@Module({})
export class AnsweringModule {
  static forRoot(options: MessagingOptions): DynamicModule {
    return {
      module: AnsweringModule,
      imports: [HealthModule],
      providers: [
        { provide: MESSAGING, useValue: options },
        { provide: NATS, useFactory: () => connectToNats(options.nats, options.service) },
        NatsTransport,
      ],
      exports: [NatsTransport, NATS, MESSAGING],
    };
  }
}
