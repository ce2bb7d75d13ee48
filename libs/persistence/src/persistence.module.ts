import { HealthModule, Readiness, type ServerAddress } from '@barspoon/platform';
import { type DynamicModule, Global, Inject, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import pLimit from 'p-limit';
import { Audit, AuditEndRow, AuditEndRowSchema, AuditRow, AuditRowSchema } from './audit.ts';
import { chainAudit } from './audit-migration.ts';
import { createIndexes, dropRenamedIndexes } from './indexes.ts';
import { type Migration, migrate } from './migrations.ts';
import { Transactions } from './transactions.ts';
import { assertRestored } from './unfinished-restore.ts';
import { untilReachable } from './until-reachable.ts';

// Repositories inside Transactions.run need no session argument.
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('strictQuery', 'throw');
// SchemaKeeper creates both, after the migrations.
mongoose.set('autoCreate', false);
mongoose.set('autoIndex', false);

const MIGRATIONS = Symbol('migrations');

/** Collections whose indexes are created at the same time. */
const maxAtOnce = 4;

/** Migrates stored data and indexes to what the code expects before anything else starts. */
@Injectable()
class SchemaKeeper implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(MIGRATIONS) private readonly migrations: readonly Migration[],
    private readonly readiness: Readiness,
  ) {}

  async onModuleInit(): Promise<void> {
    this.readiness.require('mongodb', async () => {
      await this.connection.db?.command({ ping: 1 });
    });
    await untilReachable(() => assertRestored(this.connection));
    await untilReachable(() => migrate(this.connection, this.migrations));
    // All at once would need more connections than a busy machine opens in time.
    const limit = pLimit(maxAtOnce);
    await limit.map(Object.values(this.connection.models), (model) =>
      untilReachable(async () => {
        await dropRenamedIndexes(model);
        await createIndexes(model);
      }),
    );
  }
}

/** The database of one service: connection, transactions, indexes, migrations and its readiness. */
@Global()
@Module({})
export class PersistenceModule {
  static forRoot(
    options: ServerAddress & { database: string; migrations?: readonly Migration[] },
  ): DynamicModule {
    return {
      module: PersistenceModule,
      imports: [
        HealthModule,
        MongooseModule.forRoot(options.url, {
          dbName: options.database,
          ...(options.credential && { auth: options.credential, authSource: 'admin' }),
          writeConcern: { w: 'majority', journal: true },
          retryWrites: true,
          // Callers give up after five seconds: neither finding a server nor waiting for a connection may take longer.
          serverSelectionTimeoutMS: 4000,
          connectTimeoutMS: 4000,
          waitQueueTimeoutMS: 4000,
          // A hanging server is detected by its heartbeat, not by the requests that hang in it.
          heartbeatFrequencyMS: 5000,
          socketTimeoutMS: 20_000,
          maxPoolSize: 40,
          // The driver wrote every text itself, so each is valid. To look at every character again takes a tenth of a read.
          enableUtf8Validation: false,
          retryAttempts: 60,
          retryDelay: 1000,
          verboseRetryLog: false,
        }),
        MongooseModule.forFeature([
          { name: AuditRow.name, schema: AuditRowSchema },
          { name: AuditEndRow.name, schema: AuditEndRowSchema },
        ]),
      ],
      providers: [
        Audit,
        Transactions,
        SchemaKeeper,
        { provide: MIGRATIONS, useValue: [chainAudit, ...(options.migrations ?? [])] },
      ],
      exports: [Audit, Transactions, MongooseModule],
    };
  }
}
