import { type Migration, PersistenceModule } from '@barspoon/persistence';
import { Clock, databaseAs, HealthModule, loggingModule, type ServerAddress } from '@barspoon/platform';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagingModule } from '../messaging.module.ts';
import { OwnDataModule } from '../own-data/own-data.module.ts';
import type { NatsAddress } from '../requests/connection.ts';
import { indexLastChange } from '../tables/last-change-index.ts';
import { TablesModule } from '../tables/tables.module.ts';
import type { Feature } from './feature.ts';

interface ServiceModuleOptions {
  /** The service's name: its database, streams, queue group and credentials. */
  name: string;
  config: NatsAddress &
    Parameters<typeof databaseAs>[1] & {
      LOG_LEVEL: Parameters<typeof loggingModule>[1];
      CHECK_REPLIES: boolean;
      RELEASE: string;
    };
  /** The Redis of its job queues; absent for services without jobs. */
  redis?: ServerAddress;
  migrations?: readonly Migration[];
  features: readonly Feature[];
  /** Providers that need the configuration, in addition to those of the features. */
  providers?: readonly Provider[];
}

/** A service with data: its logs, health, database, messaging, members' own data and tables, and its features. */
export function serviceModule(
  module: Type<unknown>,
  { name, config, redis, migrations, features, providers = [] }: ServiceModuleOptions,
): DynamicModule {
  const tables = features.flatMap((feature) => feature.tables ?? []);
  for (const { schema, inConsole } of tables) if (inConsole) indexLastChange(schema, inConsole);
  return {
    module,
    imports: [
      loggingModule(name, config.LOG_LEVEL),
      HealthModule,
      PersistenceModule.forRoot({ ...databaseAs(name, config), ...(migrations && { migrations }) }),
      MessagingModule.forRoot({
        service: name,
        nats: config,
        ...(redis && { redis }),
        checkReplies: config.CHECK_REPLIES,
        release: config.RELEASE,
      }),
      OwnDataModule.forRoot({
        service: name,
        tables: tables.flatMap(({ row, own = [] }) => own.map((one) => ({ model: row.name, ...one }))),
      }),
      TablesModule.forRoot({
        service: name,
        tables: tables.flatMap(({ row, inConsole }) =>
          inConsole ? [{ model: row.name, ...inConsole }] : [],
        ),
      }),
      MongooseModule.forFeature(tables.map(({ row, schema }) => ({ name: row.name, schema }))),
    ],
    controllers: features.flatMap((feature) => feature.controllers ?? []),
    providers: [Clock, ...providers, ...features.flatMap((feature) => feature.providers ?? [])],
  };
}
