import type { Feature } from '@barspoon/messaging';
import { VideoClearing } from '../video/video-clearing.service.ts';
import { BansRepository } from './bans.repository.ts';
import {
  LiveSessionRow,
  LiveSessionRowSchema,
  SessionParticipantRow,
  SessionParticipantRowSchema,
  WaitingMemberRow,
  WaitingMemberRowSchema,
} from './live-session.schema.ts';
import { LiveSessionReading } from './live-session-reading.service.ts';
import { LiveSessionsController } from './live-sessions.controller.ts';
import { LiveSessionsRepository } from './live-sessions.repository.ts';
import { LiveSessionsService } from './live-sessions.service.ts';
import { ParticipantsRepository } from './participants.repository.ts';
import { PlacesService } from './places.service.ts';
import { RecipesToMix } from './recipes-to-mix.service.ts';
import { RoomBanRow, RoomBanRowSchema } from './room-ban.schema.ts';
import { SessionProgress } from './session-progress.service.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';

export const liveSessionsFeature: Feature = {
  tables: [
    {
      row: LiveSessionRow,
      schema: LiveSessionRowSchema,
      own: [{ owner: 'hostUserId', hidden: ['advancesAt', 'revision', 'lastWaitingNumber'] }],
      // Where the host's picture is, participants alone learn.
      inConsole: { changedAt: 'createdAt', hidden: ['streamUrl', 'chatRoomId', 'lastWaitingNumber'] },
    },
    {
      row: SessionParticipantRow,
      schema: SessionParticipantRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'joinedAt' },
    },
    {
      row: WaitingMemberRow,
      schema: WaitingMemberRowSchema,
      own: [{ owner: 'userId', hidden: ['number', 'goesAt'] }],
    },
    { row: RoomBanRow, schema: RoomBanRowSchema, own: [{ owner: 'userId' }] },
  ],
  controllers: [LiveSessionsController],
  providers: [
    BansRepository,
    LiveSessionReading,
    LiveSessionsRepository,
    LiveSessionsService,
    ParticipantsRepository,
    PlacesService,
    RecipesToMix,
    SessionProgress,
    VideoClearing,
    WaitingListRepository,
  ],
};
