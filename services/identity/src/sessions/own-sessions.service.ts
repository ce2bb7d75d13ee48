import type { MemberActor, MemberSession } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { sessionNotFound } from '../accounts/account.errors.ts';
import { deviceName } from './device-name.ts';
import type { SessionRow } from './session.schema.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';

const max = 100;

/** A member's view of where they are signed in. Implements BEYOND-12. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly all: SessionsService,
    private readonly clock: Clock,
  ) {}

  async list(actor: MemberActor) {
    const rows = await this.sessions.latestOf(actor.id, this.clock.now(), max);
    return { items: rows.map((row) => toOwnSession(row, actor)) };
  }

  async end(actor: MemberActor, id: string) {
    await this.transactions.run(async () => {
      const session = await this.sessions.findOf(actor.id, id);
      if (!session) throw sessionNotFound();
      await this.sessions.end(actor.id, [id], { at: this.clock.now() });
    });
    return { done: true as const };
  }

  async endOthers(actor: MemberActor) {
    return { ended: await this.all.endAllOf(actor.id, actor.sessionId) };
  }

  /** For a gateway that starts and has heard nothing yet. */
  async recentlyEnded() {
    return { sessionIds: await this.sessions.endedIds() };
  }
}

const toOwnSession = (row: SessionRow, actor: MemberActor): MemberSession => ({
  id: row._id,
  device: deviceName(row.userAgent),
  address: row.address,
  openedAt: row.createdAt.toISOString(),
  lastUsedAt: row.rotatedAt.toISOString(),
  current: row._id === actor.sessionId,
});
