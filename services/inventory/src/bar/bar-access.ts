import type { BarRole } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { barArchived, barNotFound, guestReads, ownerOnly } from './bar.errors.ts';
import { BarMembersRepository } from './bar-members.repository.ts';
import { OpenBarsRepository } from './open-bars.repository.ts';

/** A bar as a member meets it. */
export interface BarPlace {
  id: string;
  ownerId: string;
  role: BarRole;
  isArchived: boolean;
}

/** A member's first bar has their id, and is there without a row. */
export const firstBarOf = (memberId: string): BarPlace => ({
  id: memberId,
  ownerId: memberId,
  role: 'owner',
  isArchived: false,
});

/** Which bar a member means, and what they may do there. Implements BEYOND-200. */
@Injectable()
export class BarAccess {
  constructor(
    private readonly bars: OpenBarsRepository,
    private readonly members: BarMembersRepository,
  ) {}

  /** @throws DomainError 404 for a bar they are not at */
  async at(memberId: string, barId: string): Promise<BarPlace> {
    const place = await this.find(memberId, barId);
    if (!place) throw barNotFound();
    return place;
  }

  /** The same for what cannot be done at an archived one. */
  async atOpen(memberId: string, barId: string): Promise<BarPlace> {
    const place = await this.at(memberId, barId);
    if (place.isArchived) throw barArchived();
    return place;
  }

  /** The bar to put something on: the one they name, or have chosen. @throws DomainError 403 for a guest */
  async toFill(memberId: string, barId?: string): Promise<BarPlace> {
    const place = await (barId ? this.atOpen(memberId, barId) : this.chosenBy(memberId));
    if (place.role === 'guest') throw guestReads();
    return place;
  }

  /** @throws DomainError 404 for a bar they are not at, 403 for one that is not theirs */
  async asOwner(memberId: string, barId: string): Promise<BarPlace> {
    const place = await this.at(memberId, barId);
    if (place.role !== 'owner') throw ownerOnly();
    return place;
  }

  /** The bar they have chosen; their first one if that is gone or archived. */
  async chosenBy(memberId: string): Promise<BarPlace> {
    const barId = await this.bars.choiceOf(memberId);
    const place = barId === null ? null : await this.find(memberId, barId);
    return place && !place.isArchived ? place : firstBarOf(memberId);
  }

  /** All bars they are at that are not in the archive, their first one first. */
  async openTo(memberId: string): Promise<string[]> {
    const [own, memberships] = await Promise.all([this.bars.ownedBy(memberId), this.members.of(memberId)]);
    const joined = await this.bars.findAll(memberships.map(({ barId }) => barId));
    const open = [...own, ...joined].filter(({ archivedAt }) => !archivedAt).map(({ _id }) => _id);
    return [...new Set([memberId, ...open])];
  }

  private async find(memberId: string, barId: string): Promise<BarPlace | null> {
    if (barId === memberId) return firstBarOf(memberId);
    const bar = await this.bars.find(barId);
    if (!bar) return null;
    const { ownerId = bar._id } = bar;
    const role = ownerId === memberId ? 'owner' : (await this.members.find(barId, memberId))?.role;
    return role ? { id: barId, ownerId, role, isArchived: Boolean(bar.archivedAt) } : null;
  }
}
