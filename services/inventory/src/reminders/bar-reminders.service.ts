import { barRanLow, dayMs, firstBarName, lowNamesMax, type MemberActor } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BarAccess, type BarPlace } from '../bar/bar-access.ts';
import { OpenBarsRepository } from '../bar/open-bars.repository.ts';
import { ShoppingWants } from '../shopping/shopping-wants.ts';
import type { BarReminderRow } from './bar-reminder.schema.ts';
import { BarRemindersRepository } from './bar-reminders.repository.ts';

const atOnce = 100;
/** Nobody is reminded twice a week, however often the schedule comes by. */
const pauseMs = 6 * dayMs;

/** Reminders of what runs low at bars, for whoever asks for them. Implements BEYOND-244. */
@Injectable()
export class BarRemindersService {
  constructor(
    private readonly access: BarAccess,
    private readonly bars: OpenBarsRepository,
    private readonly reminders: BarRemindersRepository,
    private readonly wants: ShoppingWants,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async get({ id: memberId }: MemberActor, barId: string) {
    await this.access.at(memberId, barId);
    return { wanted: await this.reminders.isWanted(memberId, barId) };
  }

  async set({ id: memberId }: MemberActor, barId: string, wanted: boolean) {
    await this.access.at(memberId, barId);
    if (wanted) await this.reminders.want(memberId, barId);
    else await this.reminders.delete(memberId, barId);
    return { wanted };
  }

  /** Some of those that are due, in the open transaction. */
  async remindSome(): Promise<void> {
    const now = this.clock.now();
    const due = await this.reminders.due(new Date(now.getTime() - pauseMs), atOnce);
    for (const row of due) await this.remind(row, now);
  }

  /** Whoever has left the bar is not reminded again. */
  private async remind(row: BarReminderRow, now: Date): Promise<void> {
    const { _id, memberId, barId, sent } = row;
    const bar = await this.placeOf(memberId, barId);
    if (!bar) return this.reminders.delete(memberId, barId);
    const low = bar.isArchived ? [] : await this.wants.low(bar);
    const isMine = await this.reminders.noteLook(row, now, low.length > 0 ? sent + 1 : sent);
    if (!isMine || low.length === 0) return;
    const barName = (await this.bars.find(barId))?.name ?? firstBarName;
    const names = low.slice(0, lowNamesMax).map(({ name }) => name);
    const data = { barId, barName, memberId, names, more: low.length - names.length };
    await this.outbox.add(barRanLow, data, { aggregate: `bar-reminder:${_id}`, revision: sent + 1 });
  }

  private async placeOf(memberId: string, barId: string): Promise<BarPlace | null> {
    try {
      return await this.access.at(memberId, barId);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }
}
