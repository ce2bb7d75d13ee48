import { usePreference } from '../../lib/preferences.ts';

export const volumeUnits = ['ml', 'oz', 'part'] as const;
export type VolumeUnit = (typeof volumeUnits)[number];

/** The unit this reader pours by, on every recipe. */
export const useVolumeUnit = () => usePreference<VolumeUnit>('volume-unit', volumeUnits);
