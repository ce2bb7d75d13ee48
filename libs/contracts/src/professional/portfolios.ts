import { z } from 'zod';
import { idSchema, line, momentSchema, prose } from '../common/shapes.ts';
import { memberCardSchema } from '../identity/accounts.ts';
import { endorsementsSchema } from './endorsements.ts';
import {
  availabilityStatuses,
  maxYearsExperience,
  portfolioSummaryLimit,
  preferredWorkTypes,
  proficiencyLevels,
} from './portfolio-terms.ts';

/** An http(s) address. Implements BEYOND-69. */
const webAddressSchema = z
  .url({
    protocol: /^https?$/,
    hostname: /.+/,
    error: 'Enter an address that begins with http:// or https://',
  })
  .max(2000)
  .nullable();

/** Implements PORT-09 to PORT-14, BEYOND-69. */
export const portfolioInput = z.strictObject({
  portfolioTitle: line(120),
  professionalSummary: prose(portfolioSummaryLimit).min(1).nullable(),
  yearsExperience: z.number().int().min(0).max(maxYearsExperience),
  currentPosition: line(120).nullable(),
  currentEmployer: line(120).nullable(),
  portfolioUrl: webAddressSchema,
  resumeUrl: webAddressSchema,
  linkedinUrl: webAddressSchema,
  availabilityStatus: z.enum(availabilityStatuses),
  /** In cents; 0 where none is named. */
  hourlyRate: z.number().int().min(0).max(10_000_000),
  preferredWorkType: z
    .array(z.enum(preferredWorkTypes))
    .max(preferredWorkTypes.length)
    .refine((types) => new Set(types).size === types.length, 'Choose each only once'),
  isPublic: z.boolean(),
});
export type PortfolioInput = z.output<typeof portfolioInput>;

/** Implements DATA-27. */
export const portfolioSchema = portfolioInput.extend({ updatedAt: momentSchema });
export type Portfolio = z.output<typeof portfolioSchema>;

/** A skill of the list that members choose from. Implements DATA-28. */
export const skillSchema = z.strictObject({ id: idSchema, name: line(60), category: line(60) });
export type Skill = z.output<typeof skillSchema>;

/** Implements BEYOND-70. */
export const ownSkillInput = z.strictObject({
  proficiencyLevel: z.enum(proficiencyLevels),
  yearsExperience: z.number().int().min(0).max(maxYearsExperience),
  isFeatured: z.boolean(),
});
export type OwnSkillInput = z.output<typeof ownSkillInput>;

/** A member's skill with the skill itself. Implements DATA-29. */
export const ownSkillSchema = ownSkillInput.extend({ skill: skillSchema });
export type OwnSkill = z.output<typeof ownSkillSchema>;

/** A member's public portfolio as others see it. Implements BEYOND-69. */
export const shownPortfolioSchema = z.strictObject({
  /** Null while identity does not answer. */
  member: memberCardSchema.nullable(),
  portfolio: portfolioSchema.omit({ isPublic: true }),
  skills: z.array(ownSkillSchema),
  endorsements: z.array(endorsementsSchema),
  /** The caller has worked or learned with them. */
  mayEndorse: z.boolean(),
});
export type ShownPortfolio = z.output<typeof shownPortfolioSchema>;

/** Implements BEYOND-70. */
export const adminSkillInput = z.strictObject({
  name: line(60),
  category: line(60),
  isActive: z.boolean(),
});
export const adminSkillSchema = adminSkillInput.extend({ id: idSchema });
export type AdminSkill = z.output<typeof adminSkillSchema>;
