import type { MemberActor, Menu, MenuPlan } from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { barArchived } from '../bar/bar.errors.ts';
import type { MenuRow } from '../bar/menu.schema.ts';
import { MenusRepository } from '../bar/menus.repository.ts';
import { OpenBarsRepository } from '../bar/open-bars.repository.ts';
import { momentNotAhead } from './menu.errors.ts';
import { withPlan, withStoredPlan } from './menu-plan.ts';
import { MenusService } from './menus.service.ts';

const atOnce = 100;

/** Menus that are published and taken down by themselves. Implements BEYOND-256. */
@Injectable()
export class MenuPlansService {
  constructor(
    private readonly menus: MenusService,
    private readonly rows: MenusRepository,
    private readonly open: OpenBarsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 400 for what is not ahead */
  async set(actor: MemberActor, barId: string, menuId: string, plan: MenuPlan): Promise<Menu> {
    const now = this.clock.now();
    if (plan.publish && new Date(plan.publish.at) <= now) throw momentNotAhead('body.publish.at');
    if (plan.withdrawAt && new Date(plan.withdrawAt) <= now) throw momentNotAhead('body.withdrawAt');
    return this.menus.change(actor, barId, menuId, (row) => withPlan(row, plan));
  }

  /** Some of what is planned for now or before, in the open transaction. */
  async followSome(): Promise<void> {
    const now = this.clock.now();
    for (const row of await this.rows.due(now, atOnce))
      await this.menus.keep(null, await this.followed(row, now), row);
  }

  /** What cannot be published is not tried again: whoever tends the bar reads why. */
  private async followed(row: MenuRow, now: Date): Promise<MenuRow> {
    const { publish, withdrawAt } = row.plan ?? {};
    const isPublished = publish !== undefined && publish.at <= now;
    const isWithdrawn = withdrawAt !== undefined && withdrawAt <= now;
    const { menu, ...missed } = isPublished ? await this.published(row, publish) : { menu: row };
    const { slug, ...left } = withStoredPlan(menu, {
      ...(publish && !isPublished && { publish }),
      ...(withdrawAt && !isWithdrawn && { withdrawAt }),
    });
    return { ...left, ...missed, ...(slug !== undefined && !isWithdrawn && { slug }) };
  }

  private async published(
    row: MenuRow,
    { at, slug }: { at: Date; slug: string },
  ): Promise<{ menu: MenuRow; missed?: { at: Date; why: string } }> {
    try {
      if ((await this.open.find(row.barId))?.archivedAt) throw barArchived();
      return { menu: await this.menus.published(row, slug) };
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      return { menu: row, missed: { at, why: error.message } };
    }
  }
}
