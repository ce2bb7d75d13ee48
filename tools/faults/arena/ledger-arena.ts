import { randomUUID } from 'node:crypto';
import { jetstream } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { type Entry, type LoadPlan, planEntries } from '../load/entries.ts';
import { lagOf } from '../verify/ledger-facts.ts';
import type { Stores } from '../verify/stores.ts';
import { Arena, type ArenaOptions, type Load } from './arena.ts';
import type { Line } from './line.ts';
import type { Replica } from './replica.ts';

/** What a fault may change of the load. */
export type LoadShape = Pick<LoadPlan, 'poison' | 'poisonEvery' | 'flagEvery' | 'accounts'>;

const timeoutMs = 120_000;

/** Two replicas each of ledger and auditor: a service that publishes, and one that listens and works jobs off. */
export class LedgerArena extends Arena {
  /** The entries the load asks for. */
  readonly entries: readonly Entry[];
  protected readonly what = 'ledger';
  private readonly plan: LoadPlan;

  private constructor(options: ArenaOptions, shape: LoadShape, line: Line | undefined) {
    super(options, line);
    this.plan = { seed: options.seed, events: options.events, ...shape };
    this.entries = planEntries(this.plan);
  }

  static async open(options: ArenaOptions, shape: LoadShape): Promise<LedgerArena> {
    const arena = new LedgerArena(options, shape, await Arena.lineOf(options));
    for (const service of ['ledger', 'auditor']) for (const at of [1, 2]) await arena.addReplica(service, at);
    return arena;
  }

  get ledgers(): Replica[] {
    return this.of('ledger');
  }

  get auditors(): Replica[] {
    return this.of('auditor');
  }

  /** The replica whose relay publishes now. @throws Error when none does */
  async leaseHolder(service: string): Promise<Replica> {
    const lease = await (await this.stores()).db(service).collection('leases').findOne({});
    const pid = Number(String(lease?.holder).split(':')[1]);
    const holder = this.of(service).find((replica) => replica.pid === pid);
    if (!holder) throw new Error(`nobody holds the lease of ${service}`);
    return holder;
  }

  /** Every published event once more, in any order and under another message id. */
  async publishAgainShuffled(): Promise<void> {
    const { db, nats } = await this.stores();
    const rows = await db('ledger')
      .collection('outbox')
      .find({ publishedAt: { $ne: null } })
      .toArray();
    const jets = jetstream(nats);
    const shuffled = rows.map((row) => ({ row, at: this.random() })).sort((a, b) => a.at - b.at);
    for (const { row } of shuffled) {
      const about = headers();
      about.set('Msg-Aggregate', row.aggregate);
      about.set('Msg-Revision', String(row.revision));
      const text = JSON.stringify(row.envelope);
      await jets.publish(row.subject, text, { msgID: randomUUID(), headers: about });
    }
  }

  protected planLoad(): Load {
    const targets = this.ledgers.map(({ url }) => url);
    const { perSecond } = this.options;
    return { program: 'load/ledger-load.ts', input: { ...this.plan, perSecond, targets, timeoutMs } };
  }

  protected async isQuiet(stores: Stores): Promise<boolean> {
    const { unpublished, unhandled, undone, queued } = await lagOf(stores);
    return unpublished + unhandled + undone + queued === 0;
  }
}
