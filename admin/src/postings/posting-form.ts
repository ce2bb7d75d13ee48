import { type PostingInput, postingInput } from '@barspoon/contracts';
import { contractResolver } from '../data/contract-resolver.ts';

type WithAmounts = 'salaryMin' | 'salaryMax';
/** What the form holds: salaries in whole units of the currency. */
export type PostingForm = PostingInput;

export const emptyPosting: PostingForm = {
  companyName: '',
  jobTitle: '',
  jobDescription: '',
  jobType: 'full_time',
  workLocation: 'on_site',
  experienceLevel: 'mid',
  salaryMin: null,
  salaryMax: null,
  currency: 'USD',
  locationCity: null,
  locationState: null,
  locationCountry: null,
  requiredSkills: [],
  preferredSkills: [],
  applicationEmail: null,
  applicationInstructions: null,
  closesOn: null,
};

const cents = (amount: PostingForm[WithAmounts] | undefined) => (amount == null ? null : amount * 100);

/** What is sent of a form: emptied fields become what the contract calls empty. */
export const postingInputOf = (form: PostingForm): PostingInput => ({
  companyName: form.companyName ?? '',
  jobTitle: form.jobTitle ?? '',
  jobDescription: form.jobDescription ?? '',
  jobType: form.jobType,
  workLocation: form.workLocation,
  experienceLevel: form.experienceLevel,
  salaryMin: cents(form.salaryMin),
  salaryMax: cents(form.salaryMax),
  currency: form.currency,
  locationCity: form.locationCity || null,
  locationState: form.locationState || null,
  locationCountry: form.locationCountry || null,
  requiredSkills: form.requiredSkills ?? [],
  preferredSkills: form.preferredSkills ?? [],
  applicationEmail: form.applicationEmail || null,
  applicationInstructions: form.applicationInstructions || null,
  closesOn: form.closesOn || null,
});

export const postingResolver = contractResolver<PostingForm>(postingInput, postingInputOf);
