import { randomUUID } from 'node:crypto';
import {
  barInviteDays,
  barInviteSent,
  type barMemberRoutes,
  barMembersMax,
  firstBarName,
  type InputOf,
  type MemberActor,
  profileInternalRoutes,
} from '@barspoon/contracts';
import { Caller, MemberBlocks, MemberCards, Outbox } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { atTooManyBars, barFull, inviteNotFound } from '../bar/bar.errors.ts';
import type { BarRow } from '../bar/bar.schema.ts';
import { BarAccess } from '../bar/bar-access.ts';
import type { BarInviteRow } from '../bar/bar-member.schema.ts';
import { BarMembersRepository } from '../bar/bar-members.repository.ts';
import { BarsRepository } from '../bar/bars.repository.ts';
import { OpenBarsRepository } from '../bar/open-bars.repository.ts';

const done = { done: true } as const;
const dayMs = 24 * 60 * 60_000;

/** How members come to a bar of somebody else. Implements BEYOND-201. */
@Injectable()
export class BarInvitesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly open: OpenBarsRepository,
    private readonly bars: BarsRepository,
    private readonly members: BarMembersRepository,
    private readonly access: BarAccess,
    private readonly blocks: MemberBlocks,
    private readonly cards: MemberCards,
    private readonly caller: Caller,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** By username the member is notified; two of whom one blocks the other do not invite each other. */
  async invite(
    actor: MemberActor,
    barId: string,
    { role, username }: InputOf<typeof barMemberRoutes.invite>['body'],
  ) {
    await this.access.asOwner(actor.id, barId);
    const memberId = username === undefined ? null : await this.memberNamed(username);
    await this.blocks.assertMayAct(actor.id, memberId);
    const expiresAt = new Date(this.clock.now().getTime() + barInviteDays * dayMs);
    const row: BarInviteRow = { _id: randomUUID(), barId, role, memberId, expiresAt };
    await this.transactions.run(async () => {
      await this.access.asOwner(actor.id, barId);
      const barName = (await this.open.find(barId))?.name ?? firstBarName;
      await this.members.invite(row);
      // From now on the bar has a row.
      await this.bars.note(barId, {});
      if (memberId)
        await this.outbox.add(
          barInviteSent,
          { inviteId: row._id, barId, barName, ownerId: actor.id, memberId, role },
          { aggregate: `bar-invite:${row._id}`, revision: 1 },
        );
    });
    return { id: row._id, role, expiresAt: expiresAt.toISOString() };
  }

  async revokeAll(actor: MemberActor, barId: string) {
    await this.transactions.run(async () => {
      await this.access.asOwner(actor.id, barId);
      await this.members.revokeAll(barId);
    });
    return done;
  }

  async get(actor: MemberActor, id: string) {
    const { invite, bar, ownerId } = await this.valid(actor, id);
    const owner = (await this.cards.of([ownerId])).get(ownerId);
    return {
      barId: bar._id,
      barName: bar.name ?? firstBarName,
      ownerName: owner?.fullName ?? null,
      role: invite.role,
      isIn: ownerId === actor.id || (await this.members.find(bar._id, actor.id)) !== null,
    };
  }

  async accept(actor: MemberActor, id: string) {
    await this.blocks.assertMayAct(actor.id, (await this.valid(actor, id)).ownerId);
    await this.transactions.run(async () => {
      const { invite, bar, ownerId } = await this.valid(actor, id);
      await this.open.choose(actor.id, bar._id);
      if (ownerId === actor.id || (await this.members.find(bar._id, actor.id))) return;
      if ((bar.members ?? 0) >= barMembersMax) throw barFull();
      if ((await this.members.of(actor.id)).length >= barMembersMax) throw atTooManyBars();
      await this.members.add({
        barId: bar._id,
        memberId: actor.id,
        role: invite.role,
        since: this.clock.now(),
      });
      if (invite.memberId) await this.members.revoke(id);
      await this.bars.note(bar._id, { members: 1 });
    });
    return done;
  }

  private async valid(
    actor: MemberActor,
    id: string,
  ): Promise<{ invite: BarInviteRow; bar: BarRow; ownerId: string }> {
    const invite = await this.members.findInvite(id);
    if (!invite || invite.expiresAt <= this.clock.now()) throw inviteNotFound();
    if (invite.memberId !== null && invite.memberId !== actor.id) throw inviteNotFound();
    const bar = await this.open.find(invite.barId);
    if (!bar || bar.archivedAt) throw inviteNotFound();
    return { invite, bar, ownerId: bar.ownerId ?? bar._id };
  }

  private async memberNamed(username: string): Promise<string> {
    const found = await this.caller.call(
      profileInternalRoutes.shownBy,
      { params: { username } },
      this.caller.serviceContext(),
    );
    return found.memberId;
  }
}
