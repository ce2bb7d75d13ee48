import type { DeadLetter } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { type DeadLetterRow, DeadLetters } from '../events/dead-letters.ts';
import { Outbox } from '../outbox/outbox.ts';
import { NatsTransport } from '../transport.ts';

interface Address {
  consumer: string;
  eventId: string;
}

/** What people do when messages went wrong. Everything that changes something leaves a line in the audit. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly letters: DeadLetters,
    private readonly outbox: Outbox,
    private readonly transport: NatsTransport,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async list(query: { consumer?: string; limit: number }) {
    const [rows, total] = await Promise.all([this.letters.list(query), this.letters.count(query.consumer)]);
    return { items: rows.map(toListed), total };
  }

  async show({ consumer, eventId }: Address): Promise<DeadLetter> {
    const row = await this.letters.get(consumer, eventId);
    return { ...toListed(row), body: row.body };
  }

  async replay({ consumer, eventId }: Address) {
    const error = await this.transport.consumer(consumer).delivery.replay(eventId);
    return { outcome: error === null ? ('handled' as const) : ('failed' as const), error };
  }

  async discard({ consumer, eventId }: Address, why: string) {
    await this.letters.discard(await this.letters.get(consumer, eventId), why);
    return { done: true as const };
  }

  async redrive({ since, until }: { since: string; until?: string }) {
    return this.transactions.run(async () => {
      const period = { since: new Date(since), ...(until && { until: new Date(until) }) };
      const events = await this.outbox.redrive(period);
      await this.audit.record('events.redriven', 'outbox', { since, until: until ?? null, events });
      return { events };
    });
  }
}

const toListed = (row: DeadLetterRow): Omit<DeadLetter, 'body'> => ({
  consumer: row.consumer,
  eventId: row.eventId,
  subject: row.subject,
  error: row.error,
  buriedAt: row.buriedAt.toISOString(),
  times: row.times,
});
