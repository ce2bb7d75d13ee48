import type { Feature } from '@barspoon/messaging';
import { AdminChallengesService } from './admin-challenges.service.ts';
import {
  ChallengeRow,
  ChallengeRowSchema,
  ChallengeStandingRow,
  ChallengeStandingRowSchema,
  ChallengeTotalsRow,
  ChallengeTotalsRowSchema,
  EntryRow,
  EntryRowSchema,
  ParticipantRow,
  ParticipantRowSchema,
  VoteRow,
  VoteRowSchema,
} from './challenge.schema.ts';
import { ChallengeDepartures } from './challenge-departures.service.ts';
import { ChallengeProgress } from './challenge-progress.service.ts';
import { ChallengeStandingsRepository } from './challenge-standings.repository.ts';
import { ChallengesController } from './challenges.controller.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { ChallengesService } from './challenges.service.ts';
import { OwnChallengesService } from './own-challenges.service.ts';

export const challengesFeature: Feature = {
  tables: [
    {
      row: ParticipantRow,
      schema: ParticipantRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'joinedAt' },
    },
    {
      row: EntryRow,
      schema: EntryRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'submittedAt' },
    },
    { row: VoteRow, schema: VoteRowSchema, own: [{ owner: 'userId' }] },
    {
      row: ChallengeStandingRow,
      schema: ChallengeStandingRowSchema,
      own: [{ owner: '_id', hidden: ['lastNumber', 'listed'] }],
    },
    { row: ChallengeRow, schema: ChallengeRowSchema, inConsole: { changedAt: 'createdAt' } },
    { row: ChallengeTotalsRow, schema: ChallengeTotalsRowSchema },
  ],
  controllers: [ChallengesController],
  providers: [
    AdminChallengesService,
    ChallengeDepartures,
    ChallengeProgress,
    ChallengesRepository,
    ChallengesService,
    ChallengeStandingsRepository,
    OwnChallengesService,
  ],
};
