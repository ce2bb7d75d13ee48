import { skillEndorsed, skillUnendorsed } from '../../professional/events.ts';
import { defineKind, takenBack } from '../kind.ts';

/** What happens to a portfolio and its skills. */
export const work = [
  defineKind({
    kind: 'skill-endorsed',
    topic: 'jobs',
    label: 'Somebody endorses one of your skills',
    event: skillEndorsed,
    audience: ({ ownerId }) => [ownerId],
    actor: ({ endorserId }) => endorserId,
    subject: ({ ownerId, skillId }) => `${ownerId} ${skillId}`,
    texts: {
      one: '{name} endorsed your skill: {skill}',
      many: '{name} and {others} endorsed your skill: {skill}',
    },
    words: ({ skillName }) => ({ skill: skillName }),
    link: ({ ownerId }) => `/portfolios/${ownerId}`,
    inApp: true,
    takenBackBy: [
      takenBack(
        skillUnendorsed,
        ({ ownerId, skillId }) => `${ownerId} ${skillId}`,
        ({ endorserId }) => endorserId,
      ),
    ],
  }),
];
