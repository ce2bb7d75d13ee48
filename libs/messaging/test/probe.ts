import { barItemAdded, type EventOf, recipeUnsaved } from '@barspoon/contracts';
import {
  Consumes,
  Inbox,
  MessagingModule,
  type MessagingOptions,
  Outbox,
  type RunningService,
  startService,
} from '@barspoon/messaging';
import { Audit, PersistenceModule, Transactions } from '@barspoon/persistence';
import {
  commonVariables,
  DomainError,
  loadConfig,
  loggingModule,
  storageVariables,
} from '@barspoon/platform';
import { Controller, Injectable, Module } from '@nestjs/common';

/** What the probe's consumer should do with an event's name, besides writing its effect. */
export type Behaviour = 'handle' | 'throw' | 'throw once' | 'be unavailable twice';

/** A service made for tests: one consumer whose effect is an audit line, and an outbox to write to. */
@Injectable()
export class Probe {
  readonly seen: string[] = [];
  readonly behaviours = new Map<string, Behaviour>();

  constructor(
    readonly transactions: Transactions,
    readonly outbox: Outbox,
    readonly inbox: Inbox,
    readonly audit: Audit,
  ) {}

  publish(recipeId: string, revision: number, options: { fail?: boolean } = {}): Promise<void> {
    return this.transactions.run(async () => {
      const data = { recipeId, memberId: recipeId };
      await this.outbox.add(recipeUnsaved, data, { aggregate: `recipe:${recipeId}`, revision });
      if (options.fail) throw new Error('the change failed after its event was recorded');
    });
  }
}

@Controller()
class NoteWhenItemAdded {
  constructor(private readonly probe: Probe) {}

  @Consumes(barItemAdded, 'note-when-item-added')
  async note({ data }: EventOf<typeof barItemAdded>): Promise<void> {
    const { seen, behaviours, audit } = this.probe;
    seen.push(data.name);
    const earlier = seen.filter((name) => name === data.name).length - 1;
    await audit.record('item.noted', data.name);
    const behaviour = behaviours.get(data.name);
    if (behaviour === 'throw' || (behaviour === 'throw once' && earlier === 0))
      throw new Error(`${data.name} is spoilt`);
    if (behaviour === 'be unavailable twice' && earlier < 2)
      throw new DomainError('unavailable', 'UNAVAILABLE');
  }
}

export interface ProbeOptions {
  database: string;
  /** Whose stream its outbox is relayed to; its own events are those of catalogue. */
  service?: string;
  retryDelaysMs?: readonly number[];
}

export async function startProbe(
  env: NodeJS.ProcessEnv,
  options: ProbeOptions,
): Promise<RunningService & { probe: Probe }> {
  const config = loadConfig({ ...commonVariables, ...storageVariables }, env);
  const messaging: MessagingOptions = {
    service: options.service ?? 'probe',
    natsUrl: config.NATS_URL,
    eventReplicas: 1,
    checkReplies: true,
    retryDelaysMs: options.retryDelaysMs ?? [50, 100],
  };

  @Module({
    imports: [
      loggingModule('probe', config.LOG_LEVEL),
      PersistenceModule.forRoot({ url: config.MONGODB_URL, database: options.database }),
      MessagingModule.forRoot(messaging),
    ],
    controllers: [NoteWhenItemAdded],
    providers: [Probe],
  })
  class ProbeModule {}

  const service = await startService({ name: 'probe', module: ProbeModule, host: '127.0.0.1', port: 0 });
  return { ...service, probe: service.app.get(Probe) };
}
