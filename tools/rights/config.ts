import { commonVariables, storageVariables } from '@barspoon/platform/config';
import { z } from 'zod';

export const name = 'npm run rights';

const { MONGODB_URL, MONGODB_PREFIX, PASSWORDS_DIR } = storageVariables;

export const variables = {
  NODE_ENV: commonVariables.NODE_ENV,
  MONGODB_URL,
  MONGODB_PREFIX,
  PASSWORDS_DIR,
  MONGODB_ADMIN_URL: {
    schema: z.string().optional(),
    about:
      'MongoDB with a user that may make users, where it is not `users-admin` with a password in PASSWORDS_DIR.',
    secret: true,
  },
  REDIS_URL: {
    schema: z.string().optional(),
    about:
      'The Redis that is told to reload its users; skipped without it, or where the address names a user.',
    secret: true,
  },
} as const;
