import { commonVariables } from '@barspoon/platform/config';
import { z } from 'zod';

export const name = 'npm run streams';

const { NODE_ENV, NATS_URL, NATS_KEYS_DIR } = commonVariables;

export const variables = {
  NODE_ENV,
  NATS_URL,
  NATS_KEYS_DIR,
  EVENT_REPLICAS: {
    schema: z.coerce.number().int().min(1).max(5).default(1),
    about: 'Copies JetStream keeps of every event: 3 on a cluster.',
  },
} as const;
