import { commonVariables, portVariable, redisVariables, storageVariables } from '@barspoon/platform/config';

export const name = 'professional';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  PROFESSIONAL_PORT: portVariable(8107),
};
