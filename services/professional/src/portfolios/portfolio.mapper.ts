import type { Portfolio, ShownPortfolio } from '@barspoon/contracts';
import type { PortfolioRow } from './portfolio.schema.ts';

/** A portfolio as others see it. */
export const toShown = (row: PortfolioRow): ShownPortfolio['portfolio'] => ({
  portfolioTitle: row.portfolioTitle,
  professionalSummary: row.professionalSummary,
  yearsExperience: row.yearsExperience,
  currentPosition: row.currentPosition,
  currentEmployer: row.currentEmployer,
  portfolioUrl: row.portfolioUrl,
  resumeUrl: row.resumeUrl,
  linkedinUrl: row.linkedinUrl,
  availabilityStatus: row.availabilityStatus,
  hourlyRate: row.hourlyRate,
  preferredWorkType: row.preferredWorkType,
  updatedAt: row.updatedAt.toISOString(),
});

export const toPortfolio = (row: PortfolioRow): Portfolio => ({ ...toShown(row), isPublic: row.isPublic });
