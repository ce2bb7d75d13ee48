import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  siteVariables,
  storageVariables,
} from '@barspoon/platform/config';
import { z } from 'zod';

export const name = 'community';

const { SITE_NAME } = siteVariables;

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  SITE_NAME,
  COMMUNITY_PORT: portVariable(8106),
  NEWS_FROM_FEEDS: {
    schema: z.stringbool().default(true),
    about:
      'Whether the feeds of the news panel are read every half hour; without that it shows what was read before.',
  },
} as const;

export type CommunityConfig = ConfigOf<typeof variables>;
export const CONFIG = Symbol('community configuration');
