import type { MemberActor, OwnSkill, OwnSkillInput } from '@barspoon/contracts';
import { Transactions } from '@barspoon/persistence';
import { Injectable } from '@nestjs/common';
import { EndorsementsRepository } from './endorsements.repository.ts';
import { OwnSkillsRepository } from './own-skills.repository.ts';
import { skillNotFound } from './skill.errors.ts';
import { toSkill } from './skill.mapper.ts';
import { SkillsRepository } from './skills.repository.ts';

/** The skills a member says they have. Implements PORT-21, BEYOND-70. */
@Injectable()
export class OwnSkillsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly endorsements: EndorsementsRepository,
    private readonly skills: SkillsRepository,
    private readonly own: OwnSkillsRepository,
  ) {}

  /** Featured ones first, then by category and name. */
  async of(memberId: string): Promise<{ items: OwnSkill[] }> {
    const rows = await this.own.of(memberId);
    const skills = await this.skills.findAll(rows.map(({ skillId }) => skillId));
    const byId = new Map(skills.map((skill) => [skill._id, skill]));
    const items = rows.flatMap(({ skillId, proficiencyLevel, yearsExperience, isFeatured }) => {
      const skill = byId.get(skillId);
      return skill ? [{ skill: toSkill(skill), proficiencyLevel, yearsExperience, isFeatured }] : [];
    });
    return { items: items.sort(inOrder) };
  }

  /** One that is no longer active may be kept and changed, but not added. */
  async put(actor: MemberActor, skillId: string, input: OwnSkillInput): Promise<OwnSkill> {
    const skill = await this.skills.find(skillId);
    if (!skill || !(skill.isActive || (await this.own.has(actor.id, skillId)))) throw skillNotFound();
    await this.own.put(actor.id, skillId, input);
    return { skill: toSkill(skill), ...input };
  }

  async remove(actor: MemberActor, skillId: string) {
    await this.transactions.run(async () => {
      await this.own.remove(actor.id, skillId);
      await this.endorsements.removeOfSkill(actor.id, skillId);
    });
    return { done: true as const };
  }
}

const inOrder = (one: OwnSkill, other: OwnSkill): number =>
  Number(other.isFeatured) - Number(one.isFeatured) ||
  one.skill.category.localeCompare(other.skill.category) ||
  one.skill.name.localeCompare(other.skill.name);
