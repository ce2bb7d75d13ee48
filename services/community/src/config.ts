import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  storageVariables,
} from '@barspoon/platform/config';

export const name = 'community';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  COMMUNITY_PORT: portVariable(8106),
} as const;

export type CommunityConfig = ConfigOf<typeof variables>;
export const CONFIG = Symbol('community configuration');
