import type { EventDefinition, EventOf } from '@barspoon/contracts';
import { isUnavailable, within } from '@barspoon/platform';
import { Batcher } from '../batcher.ts';
import type { Inbox } from './inbox.ts';

/** After that each is handled alone, so a slow one no longer delays the others. */
const batchTimeoutMs = 5000;
/** Messages that NATS sent together arrive at the same time. */
const batchWindowMs = 0;

/** A first delivery and the span it is handled in. */
export interface BatchedEvent {
  event: EventOf<EventDefinition>;
  traceparent: string | undefined;
}

/**
 * Handles the ready events of one consumer in one transaction: a backlog costs a fraction of handling it one by one.
 */
export class EventBatcher {
  private readonly batcher = new Batcher(
    (events: readonly BatchedEvent[]) => this.runBatch(events),
    batchWindowMs,
  );

  constructor(
    private readonly durable: string,
    private readonly inbox: Inbox,
    private readonly run: (event: BatchedEvent) => Promise<void>,
  ) {}

  /**
   * @returns whether it was new; undefined when it has to be handled alone because one of the batch failed
   */
  do(event: BatchedEvent): Promise<boolean | undefined> {
    return this.batcher.do(event);
  }

  private async runBatch(events: readonly BatchedEvent[]): Promise<(boolean | undefined)[]> {
    if (events.length === 1) return [];
    try {
      const ids = events.map(({ event }) => event.id);
      const before = await this.inbox.handledOf(this.durable, ids);
      const news = events.filter(({ event }) => !before.has(event.id));
      if (news.length) await within(batchTimeoutMs, this.inOneTransaction(news));
      return ids.map((id) => !before.has(id));
    } catch (error) {
      // While a dependency is down, each of them would fail the same way.
      if (isUnavailable(error)) throw error;
      return [];
    }
  }

  private inOneTransaction(events: readonly BatchedEvent[]): Promise<void> {
    const ids = events.map(({ event }) => event.id);
    return this.inbox.onceForAll(this.durable, ids, async () => {
      for (const event of events) await this.run(event);
    });
  }
}
