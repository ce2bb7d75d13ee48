import {
  type ConfigOf,
  commonVariables,
  portVariable,
  redisVariables,
  storageVariables,
} from '@barspoon/platform/config';

export const name = 'catalogue';

export const variables = {
  ...commonVariables,
  ...redisVariables,
  ...storageVariables,
  ...redisVariables,
  CATALOGUE_PORT: portVariable(8102),
} as const;

export type CatalogueConfig = ConfigOf<typeof variables>;
export const CONFIG = Symbol('catalogue configuration');
