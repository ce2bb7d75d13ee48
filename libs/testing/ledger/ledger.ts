import { MessagingModule, Outbox, type RunningService, startService } from '@barspoon/messaging';
import { PersistenceModule, Transactions } from '@barspoon/persistence';
import {
  commonVariables,
  edgeVariables,
  isUnavailable,
  loadConfig,
  loggingModule,
  portVariable,
  redisVariables,
  storageVariables,
} from '@barspoon/platform';
import {
  Body,
  Controller,
  HttpCode,
  Injectable,
  Module,
  Post,
  ServiceUnavailableException,
} from '@nestjs/common';
import { InjectModel, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type EntryInput, entryFlagged, entryInputSchema, entryMade } from './contracts.ts';

@Schema({ collection: 'entries', versionKey: false })
class EntryRow {
  /** The idempotency key. */
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  account: string;
  @Prop({ type: Number, required: true })
  version: number;
  @Prop({ type: String, required: true })
  poison: string;
  @Prop({ type: Boolean, required: true })
  flagged: boolean;
}

@Schema({ collection: 'accounts', versionKey: false })
class AccountRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: Number, required: true, default: 0 })
  version: number;
}

/** Creates entries in accounts, each with its event: a service whose guarantees can all be counted afterward. */
@Injectable()
class Entries {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @InjectModel(EntryRow.name) private readonly entries: Model<EntryRow>,
    @InjectModel(AccountRow.name) private readonly accounts: Model<AccountRow>,
  ) {}

  /** @returns the version of the account that the entry created; the same no matter how often it is requested */
  async make(input: EntryInput): Promise<number> {
    const present = await this.entries.findById(input.key).lean();
    if (present) return present.version;
    try {
      return await this.transactions.run(() => this.add(input));
    } catch (error) {
      if ((error as { code?: number }).code === 11000) return this.make(input);
      throw error;
    }
  }

  private async add({ key, account, poison, flagged }: EntryInput): Promise<number> {
    const { version } = await this.accounts
      .findOneAndUpdate({ _id: account }, { $inc: { version: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean()
      .orFail();
    await this.entries.create([{ _id: key, account, version, poison, flagged }]);
    const about = { aggregate: `account:${account}`, revision: version };
    await this.outbox.add(entryMade, { key, account, version, poison }, about);
    if (flagged)
      await this.outbox.add(entryFlagged, { key, account }, { aggregate: `flag:${key}`, revision: 1 });
    return version;
  }
}

@Controller()
class EntriesController {
  constructor(private readonly entries: Entries) {}

  @Post('entries')
  @HttpCode(200)
  async make(@Body() body: unknown) {
    const input = entryInputSchema.parse(body);
    try {
      return { key: input.key, version: await this.entries.make(input) };
    } catch (error) {
      if (isUnavailable(error)) throw new ServiceUnavailableException();
      throw error;
    }
  }
}

const variables = {
  ...commonVariables,
  ...edgeVariables,
  ...storageVariables,
  ...redisVariables,
  PORT: portVariable(0),
};

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  @Module({
    imports: [
      loggingModule('ledger', config.LOG_LEVEL),
      PersistenceModule.forRoot({ url: config.MONGODB_URL, database: `${config.MONGODB_PREFIX}_ledger` }),
      MessagingModule.forRoot({
        service: 'ledger',
        publishes: true,
        nats: config,
        checkReplies: true,
      }),
      MongooseModule.forFeature([
        { name: EntryRow.name, schema: SchemaFactory.createForClass(EntryRow) },
        { name: AccountRow.name, schema: SchemaFactory.createForClass(AccountRow) },
      ]),
    ],
    controllers: [EntriesController],
    providers: [Entries],
  })
  class LedgerModule {}
  return startService({
    name: 'ledger',
    module: LedgerModule,
    host: config.HOST,
    port: config.PORT,
    stopDelayMs: config.STOP_DELAY_MS,
  });
}
