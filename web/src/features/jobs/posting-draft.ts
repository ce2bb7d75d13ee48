import { type Posting, type PostingInput, postingSkillsMax } from '@barspoon/contracts';

/** The fields of the form as they are typed. */
export type PostingDraft = { [K in keyof PostingInput]: string };

const typedAmount = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

/** Implements JOB-20. */
export const draftOf = (posting: Posting | undefined): PostingDraft => ({
  companyName: posting?.companyName ?? '',
  jobTitle: posting?.jobTitle ?? '',
  jobDescription: posting?.jobDescription ?? '',
  jobType: posting?.jobType ?? 'full_time',
  workLocation: posting?.workLocation ?? 'on_site',
  experienceLevel: posting?.experienceLevel ?? 'mid',
  salaryMin: typedAmount(posting?.salaryMin ?? null),
  salaryMax: typedAmount(posting?.salaryMax ?? null),
  currency: posting?.currency ?? 'USD',
  locationCity: posting?.locationCity ?? '',
  locationState: posting?.locationState ?? '',
  locationCountry: posting?.locationCountry ?? '',
  requiredSkills: posting?.requiredSkills.join(', ') ?? '',
  preferredSkills: posting?.preferredSkills.join(', ') ?? '',
  applicationEmail: posting?.applicationEmail ?? '',
  applicationInstructions: posting?.applicationInstructions ?? '',
  closesOn: posting?.closesOn ?? '',
});

/** What is typed in dollars is stored in cents. Implements JOB-16. */
const cents = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed) * 100);
const orNull = (typed: string): string | null => typed.trim() || null;
const listed = (typed: string): string[] =>
  [...new Set(typed.split(',').map((one) => one.trim()))].filter(Boolean).slice(0, postingSkillsMax);

/** What the contract is asked about: its schema decides whether it fits. */
export const inputOf = (draft: PostingDraft) => ({
  ...draft,
  salaryMin: cents(draft.salaryMin),
  salaryMax: cents(draft.salaryMax),
  locationCity: orNull(draft.locationCity),
  locationState: orNull(draft.locationState),
  locationCountry: orNull(draft.locationCountry),
  requiredSkills: listed(draft.requiredSkills),
  preferredSkills: listed(draft.preferredSkills),
  applicationEmail: orNull(draft.applicationEmail),
  applicationInstructions: orNull(draft.applicationInstructions),
  closesOn: orNull(draft.closesOn),
});
