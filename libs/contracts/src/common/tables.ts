import { z } from 'zod';
import { defineRoutes } from '../kit/routes.ts';
import { cursorSchema, idSchema, momentSchema } from './shapes.ts';

/**
 * The tables an admin sees and may export, each with the service that owns it. No other table is ever exported.
 * Implements ADM-DB-01, ADM-DB-02, BEYOND-98.
 */
export const tables = {
  profiles: 'identity',
  user_onboarding: 'identity',
  day_figures: 'identity',
  cohort_figures: 'identity',
  funnel_days: 'identity',
  revenue_days: 'identity',
  recipes: 'catalogue',
  recipe_versions: 'catalogue',
  favorites: 'catalogue',
  recipe_ratings: 'catalogue',
  cocktail_trends: 'catalogue',
  recipe_days: 'catalogue',
  failed_searches: 'catalogue',
  collections: 'catalogue',
  inventory: 'inventory',
  user_inventory: 'inventory',
  posts: 'community',
  comments: 'community',
  post_likes: 'community',
  share_analytics: 'community',
  user_follows: 'community',
  recipe_photos: 'community',
  recipe_photo_likes: 'community',
  moderation_cases: 'community',
  post_days: 'community',
  content_reports: 'community',
  professional_portfolios: 'professional',
  professional_skills: 'professional',
  user_professional_skills: 'professional',
  skill_endorsements: 'professional',
  job_postings: 'professional',
  job_applications: 'professional',
  mentorship_profiles: 'professional',
  mentorship_connections: 'professional',
  mentorship_bookings: 'professional',
  message_threads: 'professional',
  direct_messages: 'professional',
  user_activities: 'engagement-points',
  user_achievements: 'engagement-points',
  challenges: 'engagement-points',
  challenge_participants: 'engagement-points',
  challenge_entries: 'engagement-points',
  live_sessions: 'sessions',
  session_participants: 'sessions',
  push_devices: 'notifications',
} as const;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as TableName[];
/** The services that own one of the tables. */
export const tableServices = [...new Set(Object.values(tables))];

const tableSchema = z.enum(tableNames);
const tableParams = z.strictObject({ table: tableSchema });

export const tableStatisticsSchema = z.strictObject({
  table: tableSchema,
  rows: z.number().int().min(0),
  /** When a row was last added or changed; null for an empty table and one that does not keep it. */
  lastChangeAt: momentSchema.nullable(),
});
export type TableStatistics = z.output<typeof tableStatisticsSchema>;

const exampleAdmin = '01939c5e-6a00-7000-8000-000000000003';

/** The tables of a service and their rows. Every service serves its own. */
export const tableRoutesOf = <S extends string>(service: S) =>
  defineRoutes(`${service}.tables`, {
    statistics: {
      method: 'GET',
      path: `/admin/services/${service}/tables`,
      access: 'admin',
      summary: `Rows and last change of the tables of ${service}`,
      response: z.strictObject({ items: z.array(tableStatisticsSchema) }),
      example: {
        response: { items: [{ table: 'profiles', rows: 12, lastChangeAt: '2026-01-01T00:00:00.000Z' }] },
      },
    },
    counts: {
      access: 'internal',
      summary: `Rows of the tables of ${service}`,
      response: z.strictObject({ items: z.array(tableStatisticsSchema.pick({ table: true, rows: true })) }),
      example: { response: { items: [{ table: 'profiles', rows: 12 }] } },
    },
    rows: {
      access: 'internal',
      summary: `Some rows of a table of ${service} as JSON, without secrets; the first ones are noted in the audit`,
      params: tableParams,
      /** `by` is the admin who exports. */
      query: z.strictObject({ by: idSchema, cursor: cursorSchema.optional() }),
      /** Objects with commas between them; empty when there are none. */
      response: z.strictObject({ text: z.string(), nextCursor: cursorSchema.nullable() }),
      example: {
        params: { table: 'profiles' },
        query: { by: exampleAdmin },
        response: { text: '{"id":"01939c5e-6a00-7000-8000-000000000003"}', nextCursor: null },
      },
    },
  });

/** A whole table as a file, composed by the gateway of its pieces. */
export const tableFileRoutes = defineRoutes('identity.table-files', {
  export: {
    method: 'GET',
    path: '/admin/tables/:table/export',
    access: 'admin',
    stepUp: true,
    summary: 'A table as a JSON file, without secrets',
    params: tableParams,
    response: z.array(z.record(z.string(), z.unknown())),
    produces: ['application/json'],
    edge: 'composed',
    example: { params: { table: 'profiles' }, response: [{ id: exampleAdmin, username: 'ada' }] },
  },
});
