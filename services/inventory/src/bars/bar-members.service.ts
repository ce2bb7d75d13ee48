import {
  type BarMember,
  barsMax,
  firstBarName,
  type InvitedRole,
  type MemberActor,
} from '@barspoon/contracts';
import { MemberCards } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { notAtBar, ownerOnly, ownerStays, ownsTooManyBars } from '../bar/bar.errors.ts';
import { BarAccess, type BarPlace } from '../bar/bar-access.ts';
import { BarMembersRepository } from '../bar/bar-members.repository.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { OpenBarsRepository } from '../bar/open-bars.repository.ts';
import { ItemsRepository } from '../items/items.repository.ts';

const done = { done: true } as const;

/** Who is at a bar, and whose it is. Implements BEYOND-201. */
@Injectable()
export class BarMembersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly open: OpenBarsRepository,
    private readonly bars: BarsRepository,
    private readonly members: BarMembersRepository,
    private readonly items: ItemsRepository,
    private readonly access: BarAccess,
    private readonly cards: MemberCards,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor, barId: string): Promise<{ items: BarMember[] }> {
    const { ownerId } = await this.access.at(actor.id, barId);
    const rows = [{ memberId: ownerId, role: 'owner' as const }, ...(await this.members.at(barId))];
    const cards = await this.cards.of(rows.map(({ memberId }) => memberId));
    const items = rows.map(({ memberId, role }) => {
      const card = cards.get(memberId);
      return { memberId, name: card?.fullName ?? null, username: card?.username ?? null, role };
    });
    return { items };
  }

  async setRole(actor: MemberActor, barId: string, memberId: string, role: InvitedRole) {
    await this.transactions.run(async () => {
      await this.access.asOwner(actor.id, barId);
      if (!(await this.members.find(barId, memberId))) throw notAtBar();
      await this.members.setRole(barId, memberId, role);
      await this.bars.note(barId, {});
    });
    return done;
  }

  /** Whoever leaves takes what is theirs alone with them. */
  async remove(actor: MemberActor, barId: string, memberId: string) {
    await this.transactions.run(async () => {
      const place = await this.access.at(actor.id, barId);
      if (place.ownerId === memberId) throw place.role === 'owner' ? ownerStays() : ownerOnly();
      if (actor.id !== memberId && place.role !== 'owner') throw ownerOnly();
      if (!(await this.members.find(barId, memberId))) throw notAtBar();
      await this.leave(place, memberId);
    });
    return done;
  }

  async handOver(actor: MemberActor, barId: string, heirId: string) {
    await this.transactions.run(async () => {
      const place = await this.access.asOwner(actor.id, barId);
      if (!(await this.members.find(barId, heirId))) throw notAtBar();
      if ((await this.open.countOpenedBy(heirId)) + 1 >= barsMax) throw ownsTooManyBars();
      const given = await this.give(place, heirId);
      await this.members.add({
        barId: given,
        memberId: actor.id,
        role: 'bartender',
        since: this.clock.now(),
      });
      await this.bars.note(given, {});
    });
    return done;
  }

  /**
   * In the open transaction, before a member is erased: their bars go to whoever has tended them longest, those without
   * a bartender go with them, and so does what is theirs alone on the bars of others.
   */
  async leaveAll(memberId: string): Promise<void> {
    for (const { _id: id } of await this.open.ownedBy(memberId)) {
      const heir = (await this.members.at(id)).find(({ role }) => role === 'bartender');
      if (heir) {
        const given = await this.give({ id, ownerId: memberId }, heir.memberId);
        await this.bars.note(given, { members: -1 }, [heir.memberId]);
      } else {
        await this.bars.note(id, {});
        await this.members.removeAll(id);
        await this.open.delete(id);
      }
    }
    for (const { barId } of await this.members.of(memberId)) {
      const bar = await this.open.find(barId);
      if (bar) await this.leave({ id: barId, ownerId: bar.ownerId ?? barId }, memberId);
    }
    for (const { _id } of await this.items.ownOf(memberId))
      await this.bars.removeFromSome(_id, maxBarsOfOwnItem);
  }

  private async leave(bar: Pick<BarPlace, 'id' | 'ownerId'>, memberId: string): Promise<void> {
    await this.members.remove(bar.id, memberId);
    const own = await this.items.ownOf(memberId);
    await this.bars.removeOwnOf(
      memberId,
      bar,
      own.map(({ _id }) => _id),
    );
    await this.bars.note(bar.id, { members: -1 }, [memberId]);
  }

  /** A first bar stays with its owner, empty; what stood on it is another bar then. @returns the heir's bar */
  private async give({ id, ownerId }: Pick<BarPlace, 'id' | 'ownerId'>, heirId: string): Promise<string> {
    const now = this.clock.now();
    await this.members.remove(id, heirId);
    if (id !== ownerId) {
      await this.open.giveTo(id, heirId);
      return id;
    }
    const moved = newId();
    const name = (await this.open.find(id))?.name ?? firstBarName;
    const others = await this.members.at(id);
    await this.open.moveFirst(id, { _id: moved, ownerId: heirId, name, createdAt: now });
    await this.members.removeAll(id);
    for (const { memberId, role, since } of others)
      await this.members.add({ barId: moved, memberId, role, since });
    return moved;
  }
}

/** More than a member can be at. */
const maxBarsOfOwnItem = 100;
