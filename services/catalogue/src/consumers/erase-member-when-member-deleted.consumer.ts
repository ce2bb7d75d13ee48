import { type EventOf, memberDeleted } from '@barspoon/contracts';
import { Consumes, OwnData } from '@barspoon/messaging';
import { Transactions } from '@barspoon/persistence';
import { Controller } from '@nestjs/common';
import { RatingsService } from '../ratings/ratings.service.ts';
import { OwnRecipesService } from '../recipe-desk/own-recipes.service.ts';

@Controller()
export class EraseMemberWhenMemberDeleted {
  constructor(
    private readonly own: OwnData,
    private readonly ratings: RatingsService,
    private readonly recipes: OwnRecipesService,
    private readonly transactions: Transactions,
  ) {}

  @Consumes(memberDeleted, 'erase-member-when-member-deleted')
  async erase({ data }: EventOf<typeof memberDeleted>): Promise<void> {
    await this.transactions.run(async () => {
      // First what changes the figures of recipes, then all rows.
      await this.ratings.withdrawAllOf(data.memberId);
      await this.recipes.removeHiddenOf(data.memberId);
      await this.own.erase(data.memberId);
    });
  }
}
