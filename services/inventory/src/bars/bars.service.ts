import { type BarRole, type BarSummary, barsMax, firstBarName, type MemberActor } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { firstBarStays, tooManyBars } from '../bar/bar.errors.ts';
import type { BarRow } from '../bar/bar.schema.ts';
import { BarAccess } from '../bar/bar-access.ts';
import { BarMembersRepository } from '../bar/bar-members.repository.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { OpenBarsRepository } from '../bar/open-bars.repository.ts';

const done = { done: true } as const;

/** The bars of a member, and the one they have chosen. Implements BEYOND-200. */
@Injectable()
export class BarsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly bars: OpenBarsRepository,
    private readonly links: BarsRepository,
    private readonly members: BarMembersRepository,
    private readonly access: BarAccess,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor): Promise<{ items: BarSummary[] }> {
    const [own, memberships, chosen] = await Promise.all([
      this.bars.ownedBy(actor.id),
      this.members.of(actor.id),
      this.access.chosenBy(actor.id),
    ]);
    const joined = await this.bars.findAll(memberships.map(({ barId }) => barId));
    const roles = new Map(memberships.map(({ barId, role }) => [barId, role]));
    const isFirst = ({ _id }: Pick<BarRow, '_id'>) => _id === actor.id;
    const first = own.find(isFirst) ?? { _id: actor.id, count: 0 };
    const rows = [first, ...own.filter((row) => !isFirst(row)), ...joined];
    return { items: rows.map((row) => summaryOf(row, actor, chosen.id, roles.get(row._id))) };
  }

  /** It is chosen at once: who opens a bar goes there to fill it. */
  async open(actor: MemberActor, name: string): Promise<BarSummary> {
    const row = { _id: newId(), ownerId: actor.id, name, createdAt: this.clock.now() };
    await this.transactions.run(async () => {
      // Whoever opens two at the same moment writes the same row, so that they are counted one after the other.
      await this.bars.choose(actor.id, row._id);
      if ((await this.bars.countOpenedBy(actor.id)) + 1 >= barsMax) throw tooManyBars();
      await this.bars.open(row);
    });
    return summaryOf({ ...row, count: 0 }, actor, row._id);
  }

  async rename(actor: MemberActor, barId: string, name: string) {
    await this.transactions.run(async () => {
      await this.access.asOwner(actor.id, barId);
      await this.bars.rename(barId, name);
      await this.links.note(barId, {});
    });
    return done;
  }

  async delete(actor: MemberActor, barId: string) {
    await this.transactions.run(async () => {
      await this.access.asOwner(actor.id, barId);
      if (barId === actor.id) throw firstBarStays();
      await this.links.note(barId, {});
      await this.bars.delete(barId);
      await this.members.removeAll(barId);
    });
    return done;
  }

  async choose(actor: MemberActor, barId: string) {
    await this.transactions.run(async () => {
      await this.access.atOpen(actor.id, barId);
      await this.bars.choose(actor.id, barId);
    });
    return done;
  }

  /** Repeating it changes nothing. */
  async setArchived(actor: MemberActor, barId: string, isArchived: boolean) {
    await this.transactions.run(async () => {
      const place = await this.access.asOwner(actor.id, barId);
      if (barId === actor.id) throw firstBarStays();
      if (place.isArchived === isArchived) return;
      await this.bars.setArchived(barId, isArchived ? this.clock.now() : null);
      await this.links.note(barId, {});
    });
    return done;
  }
}

type Shown = Pick<BarRow, '_id' | 'name' | 'count' | 'archivedAt' | 'members'>;

const summaryOf = (
  { _id: id, name = firstBarName, count, archivedAt, members = 0 }: Shown,
  actor: MemberActor,
  chosenId: string,
  role: BarRole = 'owner',
): BarSummary => ({
  id,
  name,
  role,
  members,
  isFirst: id === actor.id,
  isChosen: id === chosenId,
  isArchived: Boolean(archivedAt),
  count,
});
