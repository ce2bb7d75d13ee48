import { type DistanceKind, type MemberActor, maxDistances } from '@barspoon/contracts';
import { type PageRequest, Transactions } from '@barspoon/persistence';
import { Clock, DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { AuthorsService } from '../authors/authors.service.ts';
import { DistancesRepository } from '../distances/distances.repository.ts';
import { WhoMeets } from '../distances/who-meets.ts';
import { memberNotFound, notOneself } from './follow.errors.ts';
import { FollowsService } from './follows.service.ts';

/** Blocking and muting. */
@Injectable()
export class DistancesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly distances: DistancesRepository,
    private readonly follows: FollowsService,
    private readonly authors: AuthorsService,
    private readonly whoMeets: WhoMeets,
    private readonly clock: Clock,
  ) {}

  /** Blocking ends follows both ways. Repeating it is a success and changes nothing. */
  async keep(actor: MemberActor, otherId: string, kind: DistanceKind) {
    if (otherId === actor.id) throw notOneself();
    if (!(await this.authors.find(otherId))) throw memberNotFound();
    await this.transactions.run(async () => {
      if ((await this.distances.countOf(actor.id)) >= maxDistances) throw keepsTooMany();
      await this.distances.add(actor.id, otherId, kind, this.clock.now());
      if (kind === 'mute') return;
      await this.follows.part(actor.id, otherId);
      await this.follows.part(otherId, actor.id);
    });
    return this.follows.relation(actor, otherId);
  }

  async end(actor: MemberActor, otherId: string, kind: DistanceKind) {
    await this.transactions.run(() => this.distances.remove(actor.id, otherId, kind, this.clock.now()));
    return this.follows.relation(actor, otherId);
  }

  async list(actor: MemberActor, place: PageRequest) {
    const { items, nextCursor } = await this.distances.page(actor.id, place);
    const cards = await this.authors.cardsOf(items.map(({ otherId }) => otherId));
    return {
      items: items.flatMap(({ otherId, kind }) => {
        const member = cards.get(otherId);
        return member ? [{ member, kind }] : [];
      }),
      nextCursor,
    };
  }

  /** For services whose contents it holds for too. */
  async blockBetween(memberId: string, otherId: string) {
    return { blocked: await this.whoMeets.isBlockBetween(memberId, otherId) };
  }

  async hidden(actor: MemberActor) {
    return { memberIds: [...(await this.whoMeets.hiddenFrom(actor.id))] };
  }
}

const keepsTooMany = () =>
  new DomainError(
    'conflict',
    'community.distances_too_many',
    `You can block and mute up to ${maxDistances} members.`,
  );
