import { commonVariables, portVariable, redisVariables, storageVariables } from '@barspoon/platform/config';

export const name = 'sessions';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  SESSIONS_PORT: portVariable(8108),
};
