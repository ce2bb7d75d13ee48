import { DomainError } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { DistancesRepository } from './distances.repository.ts';

/**
 * The one place that decides who meets whom. A block works both ways: neither follows, likes, answers or mentions the
 * other, and lists leave each out for the other. A mute works one way, and whoever is muted does not learn of it.
 */
@Injectable()
export class WhoMeets {
  constructor(private readonly distances: DistancesRepository) {}

  /** @throws DomainError when one of them blocks the other */
  async assertMayAct(memberId: string, otherId: string | null): Promise<void> {
    if (!otherId || otherId === memberId || !(await this.distances.isBlocked(memberId, otherId))) return;
    throw new DomainError('forbidden', 'community.blocked', 'You cannot do this with this member.');
  }

  isBlockBetween(memberId: string, otherId: string): Promise<boolean> {
    return this.distances.isBlocked(memberId, otherId);
  }

  /** Those of whom a member reads nothing. */
  hiddenFrom(memberId: string): Promise<ReadonlySet<string>> {
    return this.distances.around(memberId);
  }

  /** Of these members, those whom a member can mention, and those who learn of it. */
  async mentionable<M extends { memberId: string }>(authorId: string, named: readonly M[]) {
    const ids = named.map(({ memberId }) => memberId);
    if (ids.length === 0) return { mentioned: [], told: [] };
    const [muting, blocked] = await Promise.all([
      this.distances.keptBy(authorId, 'mute', ids),
      Promise.all(ids.map((id) => this.distances.isBlocked(authorId, id))),
    ]);
    const mentioned = named.filter((_, at) => !blocked[at]);
    return { mentioned, told: mentioned.filter(({ memberId }) => !muting.has(memberId)) };
  }
}
