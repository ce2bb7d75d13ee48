import type { EventOf, JobDataOf } from '@barspoon/contracts';
import {
  Consumes,
  Jobs,
  MessagingModule,
  type RunningService,
  startService,
  Works,
} from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import {
  commonVariables,
  loadConfig,
  loggingModule,
  newId,
  portVariable,
  redisVariables,
  storageVariables,
} from '@barspoon/platform';
import { Controller, Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { entryFlagged, entryMade, postEntry } from './contracts.ts';

/** The effect of an event. Nothing prevents a second one from being written, so a duplicate effect would show. */
@Schema({ collection: 'effects', versionKey: false })
class EffectRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  eventId: string;
  @Prop({ type: String, required: true })
  account: string;
  @Prop({ type: Number, required: true })
  version: number;
}

/** The effect of a job; likewise. */
@Schema({ collection: 'postings', versionKey: false })
class PostingRow {
  @Prop({ type: String, required: true })
  _id: string;
  @Prop({ type: String, required: true })
  key: string;
}

@Controller()
class NoteWhenEntryMade {
  constructor(@InjectModel(EffectRow.name) private readonly effects: Model<EffectRow>) {}

  @Consumes(entryMade, 'note-when-entry-made')
  async note({ id, data }: EventOf<typeof entryMade>): Promise<void> {
    const { account, version } = data;
    await this.effects.create([{ _id: newId(), eventId: id, account, version }]);
    if (data.poison === 'throw') throw new Error(`entry ${data.key} can never be noted`);
    if (data.poison === 'kill') process.kill(process.pid, 'SIGKILL');
  }
}

@Controller()
class PostWhenEntryFlagged {
  constructor(private readonly jobs: Jobs) {}

  @Consumes(entryFlagged, 'post-when-entry-flagged')
  async enqueue({ data }: EventOf<typeof entryFlagged>): Promise<void> {
    await this.jobs.enqueue(postEntry, data.key, data);
  }
}

@Injectable()
class PostEntryWorker {
  constructor(@InjectModel(PostingRow.name) private readonly postings: Model<PostingRow>) {}

  @Works(postEntry)
  async post({ key }: JobDataOf<typeof postEntry>): Promise<void> {
    await this.postings.create([{ _id: newId(), key }]);
  }
}

const variables = { ...commonVariables, ...storageVariables, ...redisVariables, PORT: portVariable(0) };

/** Few retries, so that poison is given up while a fault run is still checking. */
const retryDelaysMs = [100, 200, 400, 800, 1600];

export function bootstrap(env: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(variables, env);
  @Module({
    imports: [
      loggingModule('auditor', config.LOG_LEVEL),
      PersistenceModule.forRoot({ url: config.MONGODB_URL, database: `${config.MONGODB_PREFIX}_auditor` }),
      MessagingModule.forRoot({
        service: 'auditor',
        nats: config,
        redis: { url: config.REDIS_URL },
        checkReplies: true,
        jobs: [postEntry],
        retryDelaysMs,
      }),
      MongooseModule.forFeature([
        { name: EffectRow.name, schema: SchemaFactory.createForClass(EffectRow) },
        { name: PostingRow.name, schema: SchemaFactory.createForClass(PostingRow) },
      ]),
    ],
    controllers: [NoteWhenEntryMade, PostWhenEntryFlagged],
    providers: [PostEntryWorker],
  })
  class AuditorModule {}
  return startService({ name: 'auditor', module: AuditorModule, host: config.HOST, port: config.PORT });
}
