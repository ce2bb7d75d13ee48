/** Implements PORT-11. */
export const availabilityStatuses = ['available', 'open_to_opportunities', 'not_available'] as const;
export type AvailabilityStatus = (typeof availabilityStatuses)[number];
/** Implements PORT-12. */
export const preferredWorkTypes = [
  'remote',
  'on_site',
  'hybrid',
  'contract',
  'full_time',
  'part_time',
] as const;
export type PreferredWorkType = (typeof preferredWorkTypes)[number];

export const portfolioSummaryLimit = 3000;
export const maxYearsExperience = 70;

/** A retired skill stays with those who have it. */
export const skillStates = ['offered', 'retired'] as const;
export type SkillState = (typeof skillStates)[number];

/** Implements BEYOND-70. */
export const proficiencyLevels = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type ProficiencyLevel = (typeof proficiencyLevels)[number];
