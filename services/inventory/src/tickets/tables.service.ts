import { randomBytes } from 'node:crypto';
import { type MemberActor, type OutputOf, type tableRoutes, tablesMax } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess } from '../bar/bar-access.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { type Ordering, OrderingRepository } from '../bar/ordering.repository.ts';
import { tableNotFound, tooManyTables } from './ticket.errors.ts';
import { hashOf } from './ticket.ts';

const done = { done: true } as const;
const secretBytes = 24;

/** Tables of bars, their codes, and when guests can order. Implements BEYOND-248. */
@Injectable()
export class TablesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: BarAccess,
    private readonly bars: BarsRepository,
    private readonly ordering: OrderingRepository,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor, barId: string): Promise<OutputOf<typeof tableRoutes.list>> {
    const bar = await this.access.toFill(actor.id, barId);
    const { isOpen, tables } = await this.ordering.of(bar.id);
    return {
      isOpen,
      tables: tables.map(({ id, name, codeSince }) => ({
        id,
        name,
        codeSince: codeSince?.toISOString() ?? null,
      })),
    };
  }

  async set(actor: MemberActor, barId: string, tableId: string, name: string) {
    return this.change(actor, barId, (ordering) => {
      const at = ordering.tables.findIndex(({ id }) => id === tableId);
      const known = ordering.tables[at];
      if (known) return { ...ordering, tables: ordering.tables.with(at, { ...known, name }) };
      if (ordering.tables.length >= tablesMax) throw tooManyTables();
      const table = { id: tableId, name, codeHash: null, codeSince: null };
      return { ...ordering, tables: [...ordering.tables, table] };
    });
  }

  async remove(actor: MemberActor, barId: string, tableId: string) {
    return this.change(actor, barId, (ordering) => ({
      ...ordering,
      tables: ordering.tables.filter(({ id }) => id !== tableId),
    }));
  }

  /** Nobody can read it again: it is kept as a hash. @throws DomainError 404 */
  async makeCode(actor: MemberActor, barId: string, tableId: string): Promise<{ token: string }> {
    const token = randomBytes(secretBytes).toString('base64url');
    await this.change(actor, barId, (ordering) => {
      const at = ordering.tables.findIndex(({ id }) => id === tableId);
      const table = ordering.tables[at];
      if (!table) throw tableNotFound();
      const coded = { ...table, codeHash: hashOf(token), codeSince: this.clock.now() };
      return { ...ordering, tables: ordering.tables.with(at, coded) };
    });
    return { token };
  }

  async setOpen(actor: MemberActor, barId: string, isOpen: boolean) {
    return this.change(actor, barId, (ordering) => ({
      ...ordering,
      isOpen,
      banned: isOpen ? [] : ordering.banned,
    }));
  }

  private async change(actor: MemberActor, barId: string, next: (ordering: Ordering) => Ordering) {
    await this.transactions.run(
      async () => {
        const bar = await this.access.toFill(actor.id, barId);
        await this.ordering.save(bar, next(await this.ordering.of(bar.id)));
        await this.bars.note(bar.id, {}, [bar.ownerId]);
      },
      { queue: `tickets:${barId}` },
    );
    return done;
  }
}
