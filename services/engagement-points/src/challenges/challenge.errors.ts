import { DomainError } from '@barspoon/platform';

const refusal = (code: string, detail: string) =>
  new DomainError('refused', `engagement_points.${code}`, detail);

export const challengeNotFound = () =>
  new DomainError('notFound', 'engagement_points.challenge_not_found', 'Challenge not found');
export const entryNotFound = () =>
  new DomainError('notFound', 'engagement_points.entry_not_found', 'Entry not found');
export const challengeFull = () =>
  new DomainError('conflict', 'engagement_points.challenge_full', 'This challenge is full.');
export const challengeNotActive = () =>
  refusal('challenge_not_active', 'This challenge is not open for participants.');
export const challengeNotVoting = () => refusal('challenge_not_voting', 'Voting is not open.');
export const notJoined = () => refusal('not_joined', 'Join the challenge first.');
export const ownEntry = () => refusal('own_entry', 'You cannot vote for your own entry.');
export const addressUnverified = () =>
  refusal(
    'address_unverified',
    'Verify your email address first: open the link we sent you, or ask for a new one in your settings.',
  );
export const tooNewToJoin = () =>
  refusal(
    'too_new_to_join',
    'This challenge began before you signed up. You can join it a week after that, or the next one at once.',
  );
export const tooNewToVote = () =>
  refusal('too_new_to_vote', 'Only members who were here before the challenge began vote in it.');
export const notYourRecipe = () => refusal('not_your_recipe', 'Choose a recipe of your own.');
export const challengeCompleted = () =>
  new DomainError('conflict', 'engagement_points.challenge_completed', 'This challenge is completed.');
export const challengeHasParticipants = () =>
  new DomainError(
    'conflict',
    'engagement_points.challenge_has_participants',
    'Members have joined this challenge. It can no longer be deleted.',
  );
export const noPrize = () => refusal('no_prize', 'This challenge has no winner to hand a prize to.');
