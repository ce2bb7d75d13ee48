import { type ConfigOf, commonVariables, portVariable, storageVariables } from '@barspoon/platform/config';
import { reachVariables } from '@barspoon/platform/outgoing';

export const name = 'egress';

const { CHECK_REPLIES } = storageVariables;

export const variables = {
  ...commonVariables,
  ...reachVariables,
  CHECK_REPLIES,
  EGRESS_PORT: portVariable(8109),
} as const;

export type EgressConfig = ConfigOf<typeof variables>;
