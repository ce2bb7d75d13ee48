import type { Migration } from '@barspoon/persistence';
import { newId } from '@barspoon/platform';
import type { SkillRow } from './skills/skill.schema.ts';
import { starterSkills } from './skills/starter-skills.ts';

/** The skills that members choose from at first. */
const addStarterSkills: Migration = {
  id: '2026-11-22-starter-skills',
  async up(connection) {
    const skills = connection.collection<SkillRow>('professional_skills');
    for (const [category, names] of Object.entries(starterSkills))
      for (const name of names)
        await skills.updateOne(
          { nameKey: name.toLowerCase() },
          { $setOnInsert: { _id: newId(), name, category, isActive: true } },
          { upsert: true },
        );
  },
};

export const migrations: readonly Migration[] = [addStarterSkills];
