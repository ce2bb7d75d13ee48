import type { Feature } from '@barspoon/messaging';
import { EndorsementRow, EndorsementRowSchema } from './endorsement.schema.ts';
import { EndorsementsRepository } from './endorsements.repository.ts';
import { OwnSkillsRepository } from './own-skills.repository.ts';
import { OwnSkillsService } from './own-skills.service.ts';
import { OwnSkillRow, OwnSkillRowSchema, SkillRow, SkillRowSchema } from './skill.schema.ts';
import { SkillsController } from './skills.controller.ts';
import { SkillsRepository } from './skills.repository.ts';
import { SkillsService } from './skills.service.ts';

export const skillsFeature: Feature = {
  tables: [
    {
      row: EndorsementRow,
      schema: EndorsementRowSchema,
      own: [{ owner: 'ownerId' }, { owner: 'endorserId' }],
      inConsole: { changedAt: 'createdAt' },
    },
    { row: OwnSkillRow, schema: OwnSkillRowSchema, own: [{ owner: 'userId' }], inConsole: {} },
    { row: SkillRow, schema: SkillRowSchema, inConsole: { hidden: ['nameKey'] } },
  ],
  controllers: [SkillsController],
  providers: [EndorsementsRepository, OwnSkillsRepository, OwnSkillsService, SkillsRepository, SkillsService],
};
