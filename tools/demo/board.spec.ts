import { expect, it } from 'vitest';
import { starterSkills } from '../../services/professional/src/skills/starter-skills.ts';
import { jobs } from './board.ts';

it('asks in every posting for skills that members can have [BEYOND-153, BEYOND-175]', () => {
  const known = new Set(Object.values(starterSkills).flat());
  const unknown = jobs.flatMap(({ requiredSkills }) => requiredSkills.filter((name) => !known.has(name)));
  expect(unknown).toEqual([]);
});
