import { type Endorsements, type MemberActor, maxNamedEndorsers } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.ts';
import { MemberCards } from '../members/member-cards.ts';
import { Relations } from '../messages/relations.service.ts';
import { EndorsementsRepository } from '../skills/endorsements.repository.ts';
import { OwnSkillsRepository } from '../skills/own-skills.repository.ts';
import { SkillsRepository } from '../skills/skills.repository.ts';
import { notColleagues, skillNotShown } from './endorsement.errors.ts';
import { portfolioNotFound } from './portfolio.errors.ts';
import { PortfoliosRepository } from './portfolios.repository.ts';

/** Who vouches for the skills of whom. Implements BEYOND-70. */
@Injectable()
export class EndorsementsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly endorsements: EndorsementsRepository,
    private readonly portfolios: PortfoliosRepository,
    private readonly skills: SkillsRepository,
    private readonly own: OwnSkillsRepository,
    private readonly relations: Relations,
    private readonly blocks: BlocksRepository,
    private readonly cards: MemberCards,
    private readonly clock: Clock,
  ) {}

  /** Of a portfolio that the reader may read: by skill, with the most recent names next to each count. */
  async of(actor: MemberActor, ownerId: string): Promise<Endorsements[]> {
    const [rows, distant] = await Promise.all([this.endorsements.of(ownerId), this.blocks.around(actor.id)]);
    const bySkill = [...Map.groupBy(rows, ({ skillId }) => skillId)].map(([skillId, given]) => {
      const ids = given.map(({ endorserId }) => endorserId);
      const named = ids.filter((id) => !distant.has(id)).slice(0, maxNamedEndorsers);
      return { skillId, count: ids.length, named, isMine: ids.includes(actor.id) };
    });
    const cards = await this.cards.of(bySkill.flatMap(({ named }) => named).slice(0, 100));
    return bySkill.map(({ named, ...rest }) => ({
      ...rest,
      members: named.flatMap((id) => cards.get(id) ?? []),
    }));
  }

  /** Whether the two have worked or learned with each other. */
  mayEndorse(actor: MemberActor, ownerId: string): Promise<boolean> {
    return this.relations.areColleagues(actor.id, ownerId);
  }

  /** @throws DomainError 404 for what the actor may not read, 422 where the two have not worked together */
  async endorse(actor: MemberActor, ownerId: string, skillId: string) {
    await this.transactions.run(async () => {
      const portfolio = await this.portfolios.find(ownerId);
      if (!portfolio?.isPublic || (await this.blocks.isBetween(actor.id, ownerId))) throw portfolioNotFound();
      const skill = await this.skills.find(skillId);
      if (!skill || !(await this.own.has(ownerId, skillId))) throw skillNotShown();
      if (!(await this.mayEndorse(actor, ownerId))) throw notColleagues();
      await this.endorsements.add({ ownerId, skillId, endorserId: actor.id }, skill.name, this.clock.now());
    });
    return { done: true as const };
  }

  async withdraw(actor: MemberActor, ownerId: string, skillId: string) {
    await this.transactions.run(() => this.endorsements.remove({ ownerId, skillId, endorserId: actor.id }));
    return { done: true as const };
  }
}
