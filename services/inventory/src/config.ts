import { commonVariables, portVariable, storageVariables } from '@barspoon/platform/config';

export const name = 'inventory';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  INVENTORY_PORT: portVariable(8103),
};
