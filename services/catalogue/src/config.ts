import { type ConfigOf, commonVariables, portVariable, storageVariables } from '@barspoon/platform/config';
import { z } from 'zod';

export const name = 'catalogue';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  CATALOGUE_PORT: portVariable(8102),
  FEATURED_RECIPES_LIMIT: {
    schema: z.coerce.number().int().min(1).max(100).default(6),
    about: 'How many recipes may carry the featured flag at a time.',
  },
} as const;

export type CatalogueConfig = ConfigOf<typeof variables>;
export const CONFIG = Symbol('catalogue configuration');
