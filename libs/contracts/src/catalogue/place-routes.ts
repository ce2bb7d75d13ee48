import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';

const degrees = (max: number) => z.coerce.number().min(-max).max(max);

/** The place line of the recipe page. Implements REC-16, BEYOND-38. */
export const placeRoutes = defineRoutes('catalogue.places', {
  near: {
    method: 'GET',
    path: '/place',
    access: 'public',
    edge: 'composed',
    summary: 'City and region at a place, which is rounded to two decimals and stored nowhere',
    query: z.strictObject({
      latitude: degrees(90),
      longitude: degrees(180),
      /** The preferred language: names are in English if the provider has no others. */
      language: z
        .string()
        .max(35)
        .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, 'Enter a language as "en" or "en-US"')
        .default('en'),
    }),
    response: z.strictObject({ city: z.string().nullable(), principalSubdivision: z.string().nullable() }),
    example: {
      query: { latitude: 51.51, longitude: -0.12 },
      response: { city: 'London', principalSubdivision: 'Westminster' },
    },
  },
});
