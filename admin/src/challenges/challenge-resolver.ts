import { challengeInput } from '@barspoon/contracts';
import { contractResolver } from '../data/contract-resolver.ts';
import { type ChallengeForm, challengeFieldOf, challengeInputOf } from './challenge-form.ts';

export const challengeResolver = contractResolver<ChallengeForm>(
  challengeInput,
  challengeInputOf,
  challengeFieldOf,
);
