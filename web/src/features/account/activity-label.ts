import english from '../../locales/en/account.json';
import { t } from './texts.ts';

type Known = keyof typeof english.activity;

const isKnown = (type: string): type is Known => type in english.activity;

/** The label of an activity; one without its own label is an "Activity". Implements PROF-08, BEYOND-62. */
export const activityLabel = (type: string): string => t(`activity.${isKnown(type) ? type : 'other'}`);
