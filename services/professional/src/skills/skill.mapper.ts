import type { AdminSkill, Skill } from '@barspoon/contracts';
import type { SkillRow } from './skill.schema.ts';

export const toSkill = ({ _id, name, category }: SkillRow): Skill => ({ id: _id, name, category });

export const toAdminSkill = (row: SkillRow): AdminSkill => ({ ...toSkill(row), isActive: row.isActive });
