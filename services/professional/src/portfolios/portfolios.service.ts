import type { MemberActor, PortfolioInput } from '@barspoon/contracts';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import { MemberCards } from '../members/member-cards.ts';
import { OwnSkillsService } from '../skills/own-skills.service.ts';
import { EndorsementsService } from './endorsements.service.ts';
import { portfolioNotFound } from './portfolio.errors.ts';
import { toPortfolio, toShown } from './portfolio.mapper.ts';
import type { PortfolioRow } from './portfolio.schema.ts';
import { PortfoliosRepository } from './portfolios.repository.ts';

@Injectable()
export class PortfoliosService {
  constructor(
    private readonly portfolios: PortfoliosRepository,
    private readonly skills: OwnSkillsService,
    private readonly endorsements: EndorsementsService,
    private readonly cards: MemberCards,
    private readonly blocks: BlocksRepository,
    private readonly clock: Clock,
  ) {}

  async mine(actor: MemberActor) {
    const row = await this.portfolios.find(actor.id);
    return { portfolio: row && toPortfolio(row) };
  }

  /** Implements PORT-16. */
  async save(actor: MemberActor, input: PortfolioInput) {
    const row = { _id: actor.id, ...input, updatedAt: this.clock.now() };
    await this.portfolios.save(row);
    return toPortfolio(row);
  }

  /** Implements PORT-10, BEYOND-69. */
  async get(actor: MemberActor, memberId: string) {
    const row = await this.portfolios.find(memberId);
    if (!row || !(await this.mayRead(actor, row))) throw portfolioNotFound();
    const [cards, { items }, endorsements, mayEndorse] = await Promise.all([
      this.cards.of([memberId]),
      this.skills.of(memberId),
      this.endorsements.of(actor, memberId),
      this.endorsements.mayEndorse(actor, memberId),
    ]);
    const member = cards.get(memberId) ?? null;
    return { member, portfolio: toShown(row), skills: items, endorsements, mayEndorse };
  }

  private async mayRead(actor: MemberActor, { _id, isPublic }: PortfolioRow): Promise<boolean> {
    return _id === actor.id || (isPublic && !(await this.blocks.isBetween(actor.id, _id)));
  }
}
