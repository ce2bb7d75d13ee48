import { commonVariables, redisVariables, storageVariables } from '@barspoon/platform/config';
import { z } from 'zod';
import { variables as ofStreams } from '../nats/config.ts';

export const name = 'npm run backup';

const { MONGODB_URL, MONGODB_PREFIX, PASSWORDS_DIR } = storageVariables;
const { NODE_ENV, NATS_URL, NATS_KEYS_DIR } = commonVariables;

/** What `npm run backup` and `npm run restore` read. */
export const variables = {
  NODE_ENV,
  MONGODB_URL,
  MONGODB_PREFIX,
  PASSWORDS_DIR,
  NATS_URL,
  NATS_KEYS_DIR,
  REDIS_URL: redisVariables.REDIS_URL,
  EVENT_REPLICAS: ofStreams.EVENT_REPLICAS,
  UPLOADS_DIR: {
    schema: z.string().default('.data/uploads'),
    about: 'The folder uploaded pictures are kept in, unless a bucket is named; replicas share it.',
  },
  UPLOADS_S3_BUCKET: {
    schema: z.string().min(1).optional(),
    about: 'Keeps uploaded pictures in this bucket of a store that speaks S3, instead of a folder.',
  },
  BACKUP_RECIPIENT: {
    schema: z.string().optional(),
    about: 'Whom `npm run backup` encrypts for: public keys of age with spaces between.',
  },
} as const;
