import { z } from 'zod';
import { idParams } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';
import { preferredWorkTypes, proficiencyLevels } from './portfolio-terms.ts';
import { postingRoutes } from './posting-routes.ts';

const skillFits = z.array(
  z.strictObject({
    /** As the posting names it. */
    name: z.string(),
    /** What the member says of the same skill; null when they do not name it. */
    own: z
      .strictObject({ proficiencyLevel: z.enum(proficiencyLevels), yearsExperience: z.number().int() })
      .nullable(),
  }),
);

/** What of a posting matches what a member says of themselves, and what is missing. */
export const postingFitSchema = z.strictObject({
  hasPortfolio: z.boolean(),
  required: skillFits,
  preferred: skillFits,
  /** Years in the portfolio, and those that go with the level of the posting; null without a portfolio. */
  experience: z.strictObject({ years: z.number().int(), expected: z.number().int() }).nullable(),
  /** The kinds of work the member looks for, and whether this is one; null where they name none. */
  work: z.strictObject({ wanted: z.array(z.enum(preferredWorkTypes)), fits: z.boolean() }).nullable(),
});
export type PostingFit = z.output<typeof postingFitSchema>;

const { id, requiredSkills, preferredSkills } = postingRoutes.get.example.response;
const exampleFit: PostingFit = {
  hasPortfolio: true,
  required: requiredSkills.map((name, at) => ({
    name,
    own: at === 0 ? { proficiencyLevel: 'expert', yearsExperience: 6 } : null,
  })),
  preferred: preferredSkills.map((name) => ({ name, own: null })),
  experience: { years: 6, expected: 5 },
  work: { wanted: ['on_site', 'full_time'], fits: true },
};

export const postingFitRoutes = defineRoutes('professional.posting-fits', {
  get: {
    method: 'GET',
    path: '/jobs/:id/fit',
    access: 'granted',
    summary: 'What of a job posting matches your portfolio and skills, and what is missing',
    params: idParams,
    response: postingFitSchema,
    example: { params: { id }, response: exampleFit },
  },
});
