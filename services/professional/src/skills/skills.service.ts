import type { adminSkillRoutes, InputOf } from '@barspoon/contracts';
import { Audit, Transactions } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import { skillExists, skillNotFound } from './skill.errors.ts';
import { toAdminSkill, toSkill } from './skill.mapper.ts';
import { SkillsRepository } from './skills.repository.ts';

type SkillInput = InputOf<typeof adminSkillRoutes.create>['body'];

/** The list of skills, and its maintenance by admins. Implements PORT-21, BEYOND-70. */
@Injectable()
export class SkillsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly skills: SkillsRepository,
    private readonly audit: Audit,
  ) {}

  async activeOnes() {
    return { items: (await this.skills.activeOnes()).map(toSkill) };
  }

  async list(query: InputOf<typeof adminSkillRoutes.list>['query']) {
    const { items, nextCursor } = await this.skills.page(query);
    return { items: items.map(toAdminSkill), nextCursor };
  }

  async get(id: string) {
    const row = await this.skills.find(id);
    if (!row) throw skillNotFound();
    return toAdminSkill(row);
  }

  create(input: SkillInput) {
    return this.save(newId(), 'skill.created', input);
  }

  async revise(id: string, input: SkillInput) {
    await this.get(id);
    return this.save(id, 'skill.revised', input);
  }

  private async save(id: string, action: string, input: SkillInput) {
    await this.transactions.run(async () => {
      if (await this.skills.isTaken(input.name, id)) throw skillExists();
      await this.skills.save({ id, ...input });
      await this.audit.record(action, `skill:${id}`);
    });
    return { id, ...input };
  }
}
