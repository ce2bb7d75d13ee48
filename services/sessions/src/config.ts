import { commonVariables, portVariable, redisVariables, storageVariables } from '@barspoon/platform/config';
import { livekitVariables } from './video/video-variables.ts';

export const name = 'sessions';

export const variables = {
  ...commonVariables,
  ...storageVariables,
  ...redisVariables,
  ...livekitVariables,
  SESSIONS_PORT: portVariable(8108),
};
