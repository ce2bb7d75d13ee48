import { z } from 'zod';
import { idSchema, line } from '../common/shapes.ts';
import { defineEvent } from '../kit/events.ts';

const endorsementFact = z.strictObject({
  /** Whose skill it is. */
  ownerId: idSchema,
  skillId: idSchema,
  skillName: line(60),
  endorserId: idSchema,
});
const example = {
  ownerId: '01939c5e-6a00-7000-8000-000000000003',
  skillId: '01939c5e-6a00-7000-8000-0000000000d5',
  skillName: 'Classic cocktails',
  endorserId: '01939c5e-6a00-7000-8000-000000000004',
};

export const skillEndorsed = defineEvent({
  type: 'professional.skill.endorsed',
  version: 1,
  fires:
    'when a member vouches for a skill of another with whom they worked or learned (not when they repeat it)',
  data: endorsementFact,
  example,
});
export const skillUnendorsed = defineEvent({
  type: 'professional.skill.unendorsed',
  version: 1,
  fires:
    'when a member no longer vouches for a skill of another, by themselves or because one blocks the other',
  data: endorsementFact.omit({ skillName: true }),
  example: { ownerId: example.ownerId, skillId: example.skillId, endorserId: example.endorserId },
});
