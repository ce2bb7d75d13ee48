import type { adminChallengeRoutes, OutputOf, SentInputOf } from '@barspoon/contracts';

export type AdminChallenge = OutputOf<typeof adminChallengeRoutes.get>;
type ChallengeBody = SentInputOf<typeof adminChallengeRoutes.create>['body'];

/** What the form holds: the prize in dollars, and times as the date picker keeps them. */
export interface ChallengeForm extends Omit<ChallengeBody, 'prizeAmountCents' | 'startDate' | 'endDate'> {
  prizeDollars: number | null;
  startDate: string | Date | null;
  endDate: string | Date | null;
}

export const emptyChallenge: ChallengeForm = {
  title: '',
  description: '',
  theme: '',
  startDate: null,
  endDate: null,
  prizeDescription: '',
  prizeDollars: 0,
  maxParticipants: 100,
  difficultyLevel: 'Beginner',
  requiredIngredients: [],
  specialRules: [],
  sponsoredBy: null,
};

export function challengeFormOf(challenge: AdminChallenge): ChallengeForm & { id: string } {
  const { id, title, description, theme, startDate, endDate, prizeDescription, maxParticipants } = challenge;
  const { prizeAmountCents, difficultyLevel, requiredIngredients, specialRules, sponsoredBy } = challenge;
  return {
    id,
    title,
    description,
    theme,
    startDate,
    endDate,
    prizeDescription,
    maxParticipants,
    difficultyLevel,
    requiredIngredients,
    specialRules,
    sponsoredBy,
    prizeDollars: prizeAmountCents / 100,
  };
}

/** What is sent of a form: emptied fields become what the contract calls empty. */
export function challengeInputOf(form: ChallengeForm): ChallengeBody {
  return {
    title: form.title ?? '',
    description: form.description ?? '',
    theme: form.theme ?? '',
    startDate: momentOf(form.startDate),
    endDate: momentOf(form.endDate),
    prizeDescription: form.prizeDescription ?? '',
    prizeAmountCents: Math.round((form.prizeDollars ?? 0) * 100),
    maxParticipants: form.maxParticipants,
    difficultyLevel: form.difficultyLevel,
    requiredIngredients: form.requiredIngredients ?? [],
    specialRules: form.specialRules ?? [],
    sponsoredBy: form.sponsoredBy || null,
  };
}

/** Empty where nothing was chosen, which the contract refuses. */
function momentOf(value: string | Date | null): string {
  const date = value ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
}

/** Where a field of the body is in the form. */
export const challengeFieldOf = (path: string): string =>
  path.replace(/^body\.?/, '').replace('prizeAmountCents', 'prizeDollars');
