import { type MemberActor, maxSuggestedMembers, type SuggestedMember } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import { AuthorsRepository } from '../authors/authors.repository.ts';
import { toCard } from '../authors/authors.service.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { FollowsRepository } from '../follows/follows.repository.ts';

const atOnce = 50;
/** Whoever follows all of these finds others by themselves. */
const maxPages = 20;

/** Members to follow: those with the most points. Implements SOC-07, BEYOND-89. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly authors: AuthorsRepository,
    private readonly follows: FollowsRepository,
    private readonly whoMeets: WhoMeets,
  ) {}

  async suggested(actor: MemberActor) {
    const items: SuggestedMember[] = [];
    const hidden = await this.whoMeets.hiddenFrom(actor.id);
    let last: { totalPoints: number; _id: string } | undefined;
    for (let page = 0; page < maxPages && items.length < maxSuggestedMembers; page++) {
      const rows = await this.authors.byPoints(last, atOnce);
      last = rows.at(-1);
      if (!last) break;
      const ids = rows.map(({ _id }) => _id);
      const followed = await this.follows.followedAmong(actor.id, ids);
      items.push(
        ...rows
          .filter(({ _id }) => _id !== actor.id && !followed.has(_id) && !hidden.has(_id))
          .map((row) => ({ ...toCard(row), totalPoints: row.totalPoints })),
      );
    }
    return { items: items.slice(0, maxSuggestedMembers) };
  }
}
