import { commonVariables, portVariable, redisVariables, storageVariables } from '@barspoon/platform/config';

export const name = 'engagement-points';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  ENGAGEMENT_POINTS_PORT: portVariable(8104),
};
