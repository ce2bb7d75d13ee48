import type { Feature } from '@barspoon/messaging';
import { LinkRequestRow, LinkRequestRowSchema } from './ask.schema.ts';
import { ChallengeRow, ChallengeRowSchema } from './challenge.schema.ts';
import { ChallengeMailsService } from './challenge-mails.service.ts';
import { ChallengesController } from './challenges.controller.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';
import { LinkRequestsRepository } from './link-requests.repository.ts';
import { LinksService } from './links.service.ts';

export const challengesFeature: Feature = {
  tables: [
    { row: ChallengeRow, schema: ChallengeRowSchema, own: [{ owner: 'memberId' }] },
    { row: LinkRequestRow, schema: LinkRequestRowSchema },
  ],
  controllers: [ChallengesController],
  providers: [
    ChallengeMailsService,
    ChallengesRepository,
    ChallengesService,
    LinkRequestsRepository,
    LinksService,
  ],
};
