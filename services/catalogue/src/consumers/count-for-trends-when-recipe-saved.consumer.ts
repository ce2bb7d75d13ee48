import { type EventOf, recipeSaved } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MemberActs } from '../trends/member-acts.service.ts';

/** Implements BEYOND-34. */
@Controller()
export class CountForTrendsWhenRecipeSaved {
  constructor(private readonly acts: MemberActs) {}

  @Consumes(recipeSaved, 'count-for-trends-when-recipe-saved')
  count({ data }: EventOf<typeof recipeSaved>): Promise<void> {
    return this.acts.count('favorite', data);
  }
}
