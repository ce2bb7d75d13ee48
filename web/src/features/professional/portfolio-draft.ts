import type { AvailabilityStatus, Portfolio, PortfolioInput, PreferredWorkType } from '@barspoon/contracts';

/** The fields of the form as they are typed. */
export interface PortfolioDraft {
  portfolioTitle: string;
  professionalSummary: string;
  yearsExperience: string;
  currentPosition: string;
  currentEmployer: string;
  portfolioUrl: string;
  resumeUrl: string;
  linkedinUrl: string;
  availabilityStatus: AvailabilityStatus;
  hourlyRate: string;
  preferredWorkType: PreferredWorkType[];
  isPublic: boolean;
}

/** What is stored in cents is typed in dollars again. Implements PORT-15, BEYOND-69. */
export const draftOf = (portfolio: Portfolio | null): PortfolioDraft => ({
  portfolioTitle: portfolio?.portfolioTitle ?? '',
  professionalSummary: portfolio?.professionalSummary ?? '',
  yearsExperience: String(portfolio?.yearsExperience ?? 0),
  currentPosition: portfolio?.currentPosition ?? '',
  currentEmployer: portfolio?.currentEmployer ?? '',
  portfolioUrl: portfolio?.portfolioUrl ?? '',
  resumeUrl: portfolio?.resumeUrl ?? '',
  linkedinUrl: portfolio?.linkedinUrl ?? '',
  availabilityStatus: portfolio?.availabilityStatus ?? 'not_available',
  hourlyRate: String((portfolio?.hourlyRate ?? 0) / 100),
  preferredWorkType: portfolio?.preferredWorkType ?? [],
  isPublic: portfolio?.isPublic ?? false,
});

/** Whole numbers; what is none counts as 0. Implements PORT-13. */
export const wholeNumber = (typed: string): number => Number.parseInt(typed, 10) || 0;
const orNull = (typed: string): string | null => typed.trim() || null;

/** Implements PORT-13, PORT-14. */
export const inputOf = (draft: PortfolioDraft): PortfolioInput => ({
  ...draft,
  professionalSummary: orNull(draft.professionalSummary),
  yearsExperience: wholeNumber(draft.yearsExperience),
  currentPosition: orNull(draft.currentPosition),
  currentEmployer: orNull(draft.currentEmployer),
  portfolioUrl: orNull(draft.portfolioUrl),
  resumeUrl: orNull(draft.resumeUrl),
  linkedinUrl: orNull(draft.linkedinUrl),
  hourlyRate: wholeNumber(draft.hourlyRate) * 100,
});
