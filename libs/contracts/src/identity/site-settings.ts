import { z } from 'zod';
import { idSchema, momentSchema, pageOf, pageQuery } from '../common/shapes.ts';
import { defineRoutes } from '../kit/routes.ts';

const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]*$/u, 'One line of text')
    .min(1)
    .max(max);

/** What admins set for the whole site. Implements ADM-SET-01, BEYOND-99, BEYOND-100. */
export const siteSettingsSchema = z.strictObject({
  /** Null: as the installation is configured. */
  siteName: oneLine(60).nullable(),
  /** Null: as the installation is configured. */
  siteDescription: oneLine(200).nullable(),
  /** Only admins come in. */
  maintenanceMode: z.boolean(),
  newUserRegistration: z.boolean(),
  /** Signing in waits until the email address is verified. */
  requireEmailVerification: z.boolean(),
  /** Off: visitors see only the front page, signing in, subscribing, contact and the static pages. */
  allowGuestBrowsing: z.boolean(),
  /** Off: no mail but verification and recovery. */
  emailNotifications: z.boolean(),
  /** Off: nothing new stands in anybody's notifications. */
  pushNotifications: z.boolean(),
  /** How many recipes can be featured at the same time. */
  featuredRecipesLimit: z.number().int().min(1).max(24),
  /** How many recipes of their own a member may have. */
  maxRecipesPerUser: z.number().int().min(1).max(1000),
  /** What members write is held for a moderator where a rule says so. */
  autoModeration: z.boolean(),
  /** Whether views and shares are recorded. */
  analyticsEnabled: z.boolean(),
  /** The console is closed to staff without a second factor, after a grace. Absent: as it was. Implements BEYOND-224. */
  staffSecondFactor: z.boolean().optional(),
  /** Days of that grace, from when they joined the staff or this was switched on. Absent: as it was. */
  staffSecondFactorGraceDays: z.number().int().min(0).max(90).optional(),
  /** Everybody may read at `/status` which parts of the site work. Absent: as it was. Implements BEYOND-308. */
  statusPage: z.boolean().optional(),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** With a value for each. */
export type WholeSettings = { [K in keyof SiteSettings]-?: Exclude<SiteSettings[K], undefined> };

/** Implements ADM-SET-02, BEYOND-99. */
export const defaultSettings: WholeSettings = {
  siteName: null,
  siteDescription: null,
  maintenanceMode: false,
  newUserRegistration: true,
  requireEmailVerification: false,
  allowGuestBrowsing: true,
  emailNotifications: true,
  pushNotifications: true,
  featuredRecipesLimit: 6,
  maxRecipesPerUser: 100,
  autoModeration: false,
  analyticsEnabled: true,
  staffSecondFactor: false,
  staffSecondFactorGraceDays: 7,
  statusPage: false,
};

export const settingsVersionSchema = z.strictObject({
  /** From 1; 0 before anybody has changed a setting. */
  revision: z.number().int().min(0),
  settings: siteSettingsSchema,
  changedAt: momentSchema.nullable(),
  /** The admin. */
  changedBy: idSchema.nullable(),
});
export type SettingsVersion = z.output<typeof settingsVersionSchema>;

const example: SettingsVersion = {
  revision: 1,
  settings: defaultSettings,
  changedAt: '2026-01-01T00:00:00.000Z',
  changedBy: '01939c5e-6a00-7000-8000-000000000003',
};

export const siteSettingsRoutes = defineRoutes('identity.settings', {
  get: {
    method: 'GET',
    path: '/admin/settings',
    access: 'admin',
    summary: 'The settings of the site and who changed them last',
    response: settingsVersionSchema,
    example: { response: example },
  },
  revise: {
    method: 'PUT',
    path: '/admin/settings',
    access: 'admin',
    stepUp: true,
    summary: 'Change the settings; they act everywhere within 30 seconds',
    body: z.strictObject({
      /** The revision that was changed: another admin may have been faster. */
      revision: z.number().int().min(0),
      settings: siteSettingsSchema,
    }),
    response: settingsVersionSchema,
    example: { body: { revision: 0, settings: defaultSettings }, response: example },
  },
  versions: {
    method: 'GET',
    path: '/admin/settings/versions',
    access: 'admin',
    summary: 'Every version of the settings, newest first',
    query: z.strictObject(pageQuery(20, 50)),
    response: pageOf(settingsVersionSchema),
    example: { query: {}, response: { items: [example], nextCursor: null } },
  },
});

export const settingsInternalRoutes = defineRoutes('identity.settings-internal', {
  current: {
    access: 'internal',
    summary: 'The settings that are in force',
    response: settingsVersionSchema,
    example: { response: example },
  },
});
