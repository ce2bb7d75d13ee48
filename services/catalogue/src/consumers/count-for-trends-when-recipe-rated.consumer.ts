import { type EventOf, recipeRated } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MemberActs } from '../trends/member-acts.service.ts';

/** Implements BEYOND-34. */
@Controller()
export class CountForTrendsWhenRecipeRated {
  constructor(private readonly acts: MemberActs) {}

  @Consumes(recipeRated, 'count-for-trends-when-recipe-rated')
  count({ data }: EventOf<typeof recipeRated>): Promise<void> {
    return this.acts.count('rating', data);
  }
}
