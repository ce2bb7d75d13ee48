import { type SettingsVersion, type SiteSettings, siteSettingsRoutes } from '@barspoon/contracts';
import type { GetOneParams, UpdateParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';

/** The form's record: the settings side by side with the version they are of. */
export interface SettingsRecord extends SiteSettings {
  id: string;
  revision: number;
}

const toRecord = (id: unknown, { settings, revision }: SettingsVersion) => ({
  data: { id, ...settings, revision } as never,
});

/** The settings for react-admin: one record. */
export const settingsMethods = {
  async getOne(_: string, { id }: GetOneParams) {
    return toRecord(id, await orFail('Failed to load settings', () => call(siteSettingsRoutes.get, {})));
  },
  async update(_: string, { id, data }: UpdateParams) {
    const { id: _id, revision, ...settings } = data as SettingsRecord;
    const { siteName, siteDescription } = settings;
    // An empty field leaves it to the configuration.
    const texts = { siteName: siteName || null, siteDescription: siteDescription || null };
    const body = { revision, settings: { ...settings, ...texts } };
    const saved = await orFail(
      'Failed to save settings',
      () => call(siteSettingsRoutes.revise, { body }),
      (path) => path.replace(/^body\.settings\./, ''),
    );
    return toRecord(id, saved);
  },
};
