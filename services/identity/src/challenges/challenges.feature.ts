import type { Feature } from '@barspoon/messaging';
import { LinkRequestRow, LinkRequestRowSchema } from './ask.schema.ts';
import { ChallengeRow, ChallengeRowSchema } from './challenge.schema.ts';
import { ChallengeMailsService } from './challenge-mails.service.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';
import { LinkRequestsRepository } from './link-requests.repository.ts';

export const challengesFeature: Feature = {
  tables: [
    { row: ChallengeRow, schema: ChallengeRowSchema, own: [{ owner: 'memberId' }] },
    { row: LinkRequestRow, schema: LinkRequestRowSchema },
  ],
  providers: [ChallengeMailsService, ChallengesRepository, ChallengesService, LinkRequestsRepository],
};
