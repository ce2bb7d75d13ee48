import type { Feature } from '@barspoon/messaging';
import { DigestRow, DigestRowSchema } from './digest.schema.ts';
import { DigestsRepository } from './digests.repository.ts';
import { Digests } from './digests.service.ts';

export const digestsFeature: Feature = {
  tables: [{ row: DigestRow, schema: DigestRowSchema, own: [{ owner: 'memberId' }] }],
  providers: [Digests, DigestsRepository],
};
