import type { Feature } from '@barspoon/messaging';
import { OwnSkillsRepository } from './own-skills.repository.ts';
import { OwnSkillsService } from './own-skills.service.ts';
import { OwnSkillRow, OwnSkillRowSchema, SkillRow, SkillRowSchema } from './skill.schema.ts';
import { SkillsController } from './skills.controller.ts';
import { SkillsRepository } from './skills.repository.ts';
import { SkillsService } from './skills.service.ts';

export const skillsFeature: Feature = {
  tables: [
    { row: OwnSkillRow, schema: OwnSkillRowSchema, own: [{ owner: 'userId' }], inConsole: {} },
    { row: SkillRow, schema: SkillRowSchema, inConsole: { hidden: ['nameKey'] } },
  ],
  controllers: [SkillsController],
  providers: [OwnSkillsRepository, OwnSkillsService, SkillsRepository, SkillsService],
};
