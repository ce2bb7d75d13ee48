import { adminChallengeRoutes } from '@barspoon/contracts';
import type { CursorBook } from '../data/cursor-book.ts';
import { methodsOf, type ResourceBinding } from '../data/resource-binding.ts';
import { type ChallengeForm, challengeFieldOf, challengeInputOf } from './challenge-form.ts';

const binding: ResourceBinding<typeof adminChallengeRoutes, ChallengeForm> = {
  routes: adminChallengeRoutes,
  createBody: challengeInputOf,
  reviseBody: challengeInputOf,
  fieldOf: challengeFieldOf,
  failures: {
    list: 'Failed to load challenges',
    get: 'Failed to load challenges',
    create: 'Failed to create challenge',
    revise: 'Failed to update challenge',
    delete: 'Failed to delete challenge',
  },
};

/** Challenges for react-admin. */
export const challengeMethods = (cursors: CursorBook) => methodsOf(binding, cursors);
