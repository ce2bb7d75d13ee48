import { contributionBudgets, hourMs, isStaff, type MemberActor } from '@barspoon/contracts';
import { Clock, DomainError } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CONTRIBUTIONS, type ContributionKind, type Contributions } from './contributions.ts';
import { TrustService } from './trust.service.ts';

/** How much members may write, whatever automatic moderation says. Implements BEYOND-142. */
@Injectable()
export class ContributionBudgets {
  constructor(
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    private readonly trust: TrustService,
    private readonly clock: Clock,
  ) {}

  /**
   * What a member creates is created one after another, so that what came before is counted.
   * @throws DomainError 429 when they have written as much of it as they may
   */
  async assertLeft({ id, role }: MemberActor, kind: ContributionKind): Promise<void> {
    if (isStaff(role)) return;
    const now = this.clock.now();
    const written = await this.contributions[kind].countBetween(id, new Date(now.getTime() - hourMs), now);
    // How far somebody is trusted is worth asking only once it matters.
    if (written < contributionBudgets.new[kind]) return;
    const { trust } = await this.trust.of(id);
    if (written >= contributionBudgets[trust][kind]) throw writesTooMuch();
  }
}

const writesTooMuch = () =>
  new DomainError(
    'limited',
    'community.writes_too_much',
    'You have written a lot within an hour. Please wait before you write again.',
    { retryAfter: hourMs / 1000 },
  );
