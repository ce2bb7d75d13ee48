import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  storageVariables,
} from '@barspoon/platform/config';
import { z } from 'zod';

export const name = 'professional';

export const variables = {
  STATS_MAX_AGE_SECONDS: {
    schema: z.coerce.number().int().min(0).max(3600).default(60),
    about: 'How long the four counters of the professional page are kept before they are counted again.',
  },
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  PROFESSIONAL_PORT: portVariable(8107),
};

export type ProfessionalConfig = ConfigOf<typeof variables>;
export const CONFIG = Symbol('professional configuration');
