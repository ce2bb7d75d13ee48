import {
  barItemAdded,
  defineJob,
  defineRoutes,
  type EventOf,
  type InputOf,
  type JobDataOf,
  type MemberActor,
  recipeUnsaved,
} from '@barspoon/contracts';
import {
  type BatchedJob,
  Consumes,
  Handles,
  Inbox,
  Jobs,
  MessagingModule,
  type MessagingOptions,
  Outbox,
  type RunningService,
  startService,
  Works,
  WorksInBatches,
} from '@barspoon/messaging';
import { PersistenceModule, Transactions } from '@barspoon/persistence';
import {
  commonVariables,
  DomainError,
  loadConfig,
  loggingModule,
  redisVariables,
  storageVariables,
} from '@barspoon/platform';
import { Controller, Injectable, Module } from '@nestjs/common';
import {
  getConnectionToken,
  InjectModel,
  MongooseModule,
  Prop,
  Schema,
  SchemaFactory,
} from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { z } from 'zod';

/** What the probe should do with an event or job of a name, in addition to writing its effect. */
export type Behavior = 'throw' | 'throw once' | 'throw nothing' | 'be unavailable twice' | Promise<void>;

const body = z.strictObject({ name: z.string().min(1) });
const answer = z.strictObject({ by: z.string(), name: z.string() });
export const probeRoutes = defineRoutes('probe.things', {
  echo: { access: 'internal', summary: 'Echo', body, response: answer, example: { response: {} } },
  mine: {
    method: 'GET',
    path: '/things',
    access: 'member',
    summary: 'Of a member',
    response: answer,
    example: { response: {} },
  },
});

export const noteJob = defineJob({
  name: 'probe.note',
  data: z.strictObject({ name: z.string() }),
  attempts: 2,
  timeoutMs: 5000,
  example: { name: 'gin' },
});
export const glassJob = defineJob({
  name: 'probe.glass',
  data: z.strictObject({ name: z.string() }),
  attempts: 2,
  timeoutMs: 5000,
  concurrency: 20,
  example: { name: 'coupe' },
});
export const tickJob = defineJob({
  name: 'probe.tick',
  data: z.strictObject({}),
  attempts: 3,
  timeoutMs: 5000,
  schedule: { everyMs: 1000 },
  example: {},
});

@Schema({ collection: 'effects', versionKey: false })
export class EffectRow {
  @Prop({ type: String, required: true })
  action: string;
  @Prop({ type: String, required: true })
  subject: string;
  @Prop({ type: Date, required: true })
  at: Date;
}

/** A service for tests: it writes its effects as rows, publishes, answers requests and processes jobs. */
@Injectable()
export class Probe {
  readonly seen: string[] = [];
  /** The names of jobs that shared a batch. */
  readonly batches: string[][] = [];
  readonly behaviors = new Map<string, Behavior>();

  constructor(
    readonly transactions: Transactions,
    readonly outbox: Outbox,
    readonly inbox: Inbox,
    @InjectModel(EffectRow.name) readonly effects: Model<EffectRow>,
    readonly jobs: Jobs,
  ) {}

  publish(recipeId: string, revision: number, options: { fail?: boolean } = {}): Promise<void> {
    return this.transactions.run(async () => {
      const data = { recipeId, memberId: recipeId };
      await this.outbox.add(recipeUnsaved, data, { aggregate: `recipe:${recipeId}`, revision });
      if (options.fail) throw new Error('the change failed after its event was recorded');
    });
  }

  /** Writes the effect, then does what is configured for this name. */
  async note(action: string, name: string): Promise<void> {
    this.seen.push(name);
    const earlier = this.seen.filter((other) => other === name).length - 1;
    await this.effects.create([{ action, subject: name, at: new Date() }]);
    const behavior = this.behaviors.get(name);
    if (behavior instanceof Promise) await behavior;
    if (behavior === 'throw nothing') throw undefined;
    if (behavior === 'throw' || (behavior === 'throw once' && earlier === 0))
      throw new Error(`${name} is spoilt`);
    if (behavior === 'be unavailable twice' && earlier < 2)
      throw new DomainError('unavailable', 'common.unavailable');
  }

  @Works(noteJob)
  work({ name }: JobDataOf<typeof noteJob>): Promise<void> {
    return this.note('job.done', name);
  }

  @WorksInBatches(glassJob)
  async workOnAll(batch: BatchedJob<JobDataOf<typeof glassJob>>[]): Promise<void> {
    this.batches.push(batch.map(({ data }) => data.name));
    for (const { data, context } of batch) await this.note(context.correlationId, data.name);
  }

  @Works(tickJob)
  tick(): Promise<void> {
    return this.note('tick', 'tick');
  }
}

@Controller()
class NoteWhenItemAdded {
  constructor(private readonly probe: Probe) {}

  @Consumes(barItemAdded, 'note-when-item-added')
  async note({ data }: EventOf<typeof barItemAdded>): Promise<void> {
    await this.probe.note('item.noted', data.name);
  }
}

@Controller()
class Things {
  constructor(private readonly probe: Probe) {}

  @Handles(probeRoutes.echo)
  async echo({ body: { name } }: InputOf<typeof probeRoutes.echo>) {
    await this.probe.note('thing.asked', name);
    return { by: String(process.pid), name };
  }

  @Handles(probeRoutes.mine)
  async mine(_: InputOf<typeof probeRoutes.mine>, actor: MemberActor) {
    return { by: actor.id, name: 'mine' };
  }
}

export interface ProbeOptions extends Partial<MessagingOptions> {
  database: string;
}

export interface RunningProbe extends RunningService {
  probe: Probe;
  db: Connection;
}

export async function startProbe(env: NodeJS.ProcessEnv, options: ProbeOptions): Promise<RunningProbe> {
  const config = loadConfig({ ...commonVariables, ...storageVariables, ...redisVariables }, env);
  const { database, ...messaging } = options;
  @Module({
    imports: [
      loggingModule('probe', config.LOG_LEVEL),
      PersistenceModule.forRoot({ url: config.MONGODB_URL, database }),
      MongooseModule.forFeature([{ name: EffectRow.name, schema: SchemaFactory.createForClass(EffectRow) }]),
      MessagingModule.forRoot({
        service: 'probe',
        nats: config,
        redis: { url: config.REDIS_URL },
        checkReplies: true,
        retryDelaysMs: [50, 100],
        jobs: [noteJob],
        ...messaging,
      }),
    ],
    controllers: [NoteWhenItemAdded, Things],
    providers: [Probe],
  })
  class ProbeModule {}

  const service = await startService({ name: 'probe', module: ProbeModule, host: '127.0.0.1', port: 0 });
  const { app } = service;
  return { ...service, probe: app.get(Probe), db: app.get<Connection>(getConnectionToken()) };
}
