import { dayMs, hourMs } from '@barspoon/contracts';
import { Clock, registeredAt } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CasesRepository } from '../cases/cases.repository.ts';
import { CONTRIBUTIONS, type Contributions } from './contributions.ts';
import type { Writer } from './rules.ts';
import { trustLevelOf } from './trust.ts';

/** Removals count for less long. */
const lookedBackMs = 100 * dayMs;
/** More than the highest level needs, of each kind. */
const maxLooked = 500;

/** How far members are trusted, from what they have made here. */
@Injectable()
export class TrustService {
  constructor(
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    private readonly cases: CasesRepository,
    private readonly clock: Clock,
  ) {}

  async of(memberId: string): Promise<Writer> {
    const now = this.clock.now();
    const [posts, comments, photos, removals] = await Promise.all([
      this.contributions.post.momentsOf(memberId, maxLooked),
      this.contributions.comment.momentsOf(memberId, maxLooked),
      this.contributions.photo.momentsOf(memberId, maxLooked),
      this.cases.removalsOf(memberId, new Date(now.getTime() - lookedBackMs)),
    ]);
    const made = [
      ...posts.map((one) => ({ ...one, kind: 'post' as const })),
      ...comments.map((one) => ({ ...one, kind: 'comment' as const })),
      ...photos.map((one) => ({ ...one, kind: 'photo' as const })),
    ];
    const accepted = made.filter(({ visible }) => visible);
    return {
      trust: trustLevelOf({ registeredAt: registeredAt(memberId, now), accepted, removals }, now),
      accepted: accepted.length,
      lastHour: made.filter(({ at }) => now.getTime() - at.getTime() < hourMs).length,
    };
  }
}
