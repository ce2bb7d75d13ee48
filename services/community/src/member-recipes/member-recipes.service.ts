import { catalogueInternalRoutes } from '@barspoon/contracts';
import { Caller, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { CasesRepository } from '../cases/cases.repository.ts';
import { ReportsService } from '../cases/reports.service.ts';
import { ScreeningService } from '../screening/screening.service.ts';
import type { MemberRecipeRow } from './member-recipe.schema.ts';
import { MemberRecipesRepository } from './member-recipes.repository.ts';
import { toModerated } from './recipe-moderation.ts';

const rowsAtOnce = 200;

/**
 * Members' recipes are written in the catalogue; here stand copies of the public ones to moderate. The catalogue has a
 * text screened before others see it, and keeps what is not screened to its author until the copy has been looked at.
 */
@Injectable()
export class MemberRecipesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly caller: Caller,
    private readonly own: OwnData,
    private readonly recipes: MemberRecipesRepository,
    private readonly screening: ScreeningService,
    private readonly cases: CasesRepository,
    private readonly reports: ReportsService,
    private readonly clock: Clock,
  ) {}

  /** One that was published before this service kept copies, or photos in them, is fetched when it is reported. */
  async ensure(id: string): Promise<void> {
    if ((await this.recipes.find(id))?.imageUrl === undefined)
      await this.transactions.run(() => this.refresh(id));
  }

  /**
   * Brings a copy to what the catalogue says now, and looks at what is held there before anything is decided here: the
   * screening found something, or did not answer. Runs in the open transaction.
   */
  async refresh(id: string): Promise<void> {
    const written = await this.written(id);
    if (!written || (await this.own.erasedAmong([written.userId])).size > 0) return this.forget(id);
    const before = await this.recipes.find(id);
    const { content, textRevision } = written;
    const at = this.clock.now();
    const row: MemberRecipeRow = before
      ? { ...before, content, textRevision, ...photoOf(before, written, at) }
      : written;
    await this.recipes.keep(row);
    await this.cases.keepContent({ kind: 'recipe', id }, content, at);
    const isAwaited = written.withheld === 'held' && (!before || before.withheld === null);
    if (!isAwaited) return;
    const findings = await this.screening.findingsOf({ id: row.userId }, content);
    const after = await this.recipes.withhold(id, findings.length > 0 ? 'held' : null);
    if (after?.withheld) await this.cases.hold(toModerated(after), findings, before !== null, at);
  }

  /** In the open transaction. Implements BEYOND-40. */
  async forgetAllOf(userId: string): Promise<void> {
    for (let ids = await this.recipes.idsOf(userId, rowsAtOnce); ids.length > 0; ) {
      for (const id of ids) await this.forget(id);
      ids = await this.recipes.idsOf(userId, rowsAtOnce);
    }
  }

  /** It is gone, or for everybody no more; in the open transaction. Implements BEYOND-40. */
  async forget(id: string): Promise<void> {
    await this.recipes.remove(id);
    for (const kind of ['recipe', 'recipe-photo'] as const) {
      await this.cases.dropWaiting({ kind, id });
      await this.reports.forget({ kind, id });
    }
  }

  /** @returns null for a recipe that is gone, nobody's, or not meant for everybody */
  private async written(id: string): Promise<MemberRecipeRow | null> {
    try {
      const { memberId, text, withheld, moderationRevision, textRevision, createdAt, ...photo } =
        await this.caller.call(
          catalogueInternalRoutes.moderatedRecipe,
          { params: { id } },
          this.caller.serviceContext(),
        );
      return {
        imageUrl: photo.image ?? null,
        removedImageUrls: photo.removedImages ?? [],
        imageChangedAt: null,
        _id: id,
        userId: memberId,
        content: text,
        textRevision,
        withheld,
        revision: moderationRevision,
        createdAt: new Date(createdAt),
      };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'notFound') return null;
      throw error;
    }
  }
}

/** The photo as the catalogue has it, unless its removal is still on the way there. */
function photoOf(
  before: MemberRecipeRow,
  { imageUrl: written = null }: MemberRecipeRow,
  at: Date,
): Pick<MemberRecipeRow, 'imageUrl' | 'imageChangedAt'> {
  const imageUrl = written && before.removedImageUrls?.includes(written) ? null : written;
  const isOther = imageUrl !== null && before.imageUrl !== undefined && imageUrl !== before.imageUrl;
  return { imageUrl, imageChangedAt: isOther ? at : (before.imageChangedAt ?? null) };
}
