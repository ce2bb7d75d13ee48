import { commonVariables, portVariable, redisVariables, storageVariables } from '@barspoon/platform/config';

export const name = 'inventory';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  INVENTORY_PORT: portVariable(8103),
};
