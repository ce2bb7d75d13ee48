import { HealthModule } from '@barspoon/platform';
import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { Inbox, InboxRow, InboxRowSchema, InboxTry, InboxTrySchema } from './events/inbox.ts';
import { JobRow, JobRowSchema } from './jobs/job-row.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { Jobs } from './jobs/jobs.ts';
import { MESSAGING, type MessagingOptions, NATS } from './options.ts';
import { LeaseRow, LeaseRowSchema } from './outbox/lease.ts';
import { Outbox, OutboxRow, OutboxRowSchema } from './outbox/outbox.ts';
import { OutboxRelay } from './outbox/relay.ts';
import { Caller } from './requests/caller.ts';
import { connectToNats } from './requests/connection.ts';
import { NatsTransport } from './transport.ts';

/** Everything a service with data needs to talk: requests, events in and out, jobs. */
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
          { name: JobRow.name, schema: JobRowSchema },
        ]),
      ],
      providers: [
        { provide: MESSAGING, useValue: options },
        { provide: NATS, useFactory: () => connectToNats(options.natsUrl, options.service) },
        {
          provide: Caller,
          inject: [NATS],
          useFactory: (nats: NatsConnection) => new Caller(nats, options.service),
        },
        NatsTransport,
        Inbox,
        Outbox,
        OutboxRelay,
        Jobs,
        JobRunner,
      ],
      exports: [Caller, Outbox, Inbox, Jobs, NatsTransport, NATS, MESSAGING],
    };
  }
}
