import type { SiteSettings } from '@barspoon/contracts';

export const settingNames: Record<keyof SiteSettings, string> = {
  siteName: 'Site name',
  siteDescription: 'Site description',
  maintenanceMode: 'Maintenance mode',
  newUserRegistration: 'New user registration',
  requireEmailVerification: 'Require email verification',
  allowGuestBrowsing: 'Guest browsing',
  emailNotifications: 'Email notifications',
  pushNotifications: 'Push notifications',
  featuredRecipesLimit: 'Featured recipes limit',
  maxRecipesPerUser: 'Recipes per member',
  autoModeration: 'Automatic moderation',
  analyticsEnabled: 'Analytics',
  staffSecondFactor: 'Two-step sign-in for the staff',
  staffSecondFactorGraceDays: 'Days to set it up',
  statusPage: 'Public status page',
};
