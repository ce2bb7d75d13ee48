import type { DeadLetter } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type DeadLetterRow, DeadLetters } from '../events/dead-letters.ts';
import { Outbox } from '../outbox/outbox.ts';
import { NatsTransport } from '../transport.ts';

const pingTimeoutMs = 1000;

interface Address {
  consumer: string;
  eventId: string;
}

/** What operators do when messages failed. Every change leaves an audit line. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly outbox: Outbox,
    private readonly transport: NatsTransport,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async health(): Promise<{ databaseMs: number | null }> {
    const began = performance.now();
    const answer = await this.connection.db
      ?.command({ ping: 1 }, { timeoutMS: pingTimeoutMs })
      .catch(() => undefined);
    return { databaseMs: answer ? performance.now() - began : null };
  }

  async list(query: { consumer?: string | undefined; limit: number }) {
    const [rows, total] = await Promise.all([
      this.deadLetters.list(query),
      this.deadLetters.count(query.consumer),
    ]);
    return { items: rows.map(toListed), total };
  }

  async show({ consumer, eventId }: Address): Promise<DeadLetter> {
    const row = await this.deadLetters.get(consumer, eventId);
    return { ...toListed(row), body: row.body };
  }

  async replay({ consumer, eventId }: Address) {
    const error = await this.transport.consumer(consumer).delivery.replay(eventId);
    return { outcome: error === null ? ('handled' as const) : ('failed' as const), error };
  }

  async discard({ consumer, eventId }: Address, why: string) {
    await this.deadLetters.discard(await this.deadLetters.get(consumer, eventId), why);
    return { done: true as const };
  }

  async redrive({ since, until }: { since: string; until?: string | undefined }) {
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
  deadLetteredAt: row.deadLetteredAt.toISOString(),
  times: row.times,
});
