import { MessagingModule, OwnDataModule, TablesModule } from '@barspoon/messaging';
import { PersistenceModule } from '@barspoon/persistence';
import { Clock, type ConfigOf, databaseAs, HealthModule, loggingModule, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { name, type variables } from './config.ts';
import { AskCardAnewWhenProfileChanged } from './consumers/ask-card-anew-when-profile-changed.consumer.ts';
import { EraseMemberWhenMemberDeleted } from './consumers/erase-member-when-member-deleted.consumer.ts';
import { LookAtMixAlongsWhenRecipeDeleted } from './consumers/look-at-mix-alongs-when-recipe-deleted.consumer.ts';
import { LookAtMixAlongsWhenRecipePublished } from './consumers/look-at-mix-alongs-when-recipe-published.consumer.ts';
import { LookAtMixAlongsWhenRecipeRevised } from './consumers/look-at-mix-alongs-when-recipe-revised.consumer.ts';
import { DeparturesService } from './departures/departures.service.ts';
import {
  LiveSessionRow,
  LiveSessionRowSchema,
  SessionParticipantRow,
  SessionParticipantRowSchema,
  WaitingMemberRow,
  WaitingMemberRowSchema,
} from './live-sessions/live-session.schema.ts';
import { LiveSessionReading } from './live-sessions/live-session-reading.service.ts';
import { LiveSessionsController } from './live-sessions/live-sessions.controller.ts';
import { LiveSessionsRepository } from './live-sessions/live-sessions.repository.ts';
import { LiveSessionsService } from './live-sessions/live-sessions.service.ts';
import { ParticipantsRepository } from './live-sessions/participants.repository.ts';
import { PlacesService } from './live-sessions/places.service.ts';
import { SessionProgress } from './live-sessions/session-progress.service.ts';
import { WaitingListRepository } from './live-sessions/waiting-list.repository.ts';
import { MemberCardRow, MemberCardRowSchema } from './members/member-card.schema.ts';
import { MemberCardsRepository } from './members/member-cards.repository.ts';
import { MemberCards } from './members/member-cards.service.ts';
import { MixAlongs } from './mix-alongs/mix-alongs.service.ts';
import { RecipesToMix } from './mix-alongs/recipes-to-mix.service.ts';
import { AdminSessionsController } from './rooms/admin-sessions.controller.ts';
import { AdminSessions } from './rooms/admin-sessions.service.ts';
import { BansRepository } from './rooms/bans.repository.ts';
import { ChatRepository } from './rooms/chat.repository.ts';
import { ChatService } from './rooms/chat.service.ts';
import { ChatReactionsRepository } from './rooms/chat-reactions.repository.ts';
import { ChatReportsRepository } from './rooms/chat-reports.repository.ts';
import { RoomModeration } from './rooms/moderation.service.ts';
import { PresenceRepository } from './rooms/presence.repository.ts';
import { PresenceService } from './rooms/presence.service.ts';
import {
  ChatMessageRow,
  ChatMessageRowSchema,
  ChatReactionRow,
  ChatReactionRowSchema,
  ChatReportRow,
  ChatReportRowSchema,
  ChatRoomRow,
  ChatRoomRowSchema,
  RoomBanRow,
  RoomBanRowSchema,
  RoomPresenceRow,
  RoomPresenceRowSchema,
} from './rooms/room.schema.ts';
import { RoomAccess } from './rooms/room-access.service.ts';
import { RoomsController } from './rooms/rooms.controller.ts';
import { chooseVideoRooms } from './video/choose-video-rooms.ts';
import { RoomVideo } from './video/room-video.service.ts';
import { VideoController } from './video/video.controller.ts';
import { VideoClearing } from './video/video-clearing.service.ts';
import { VideoEventRow, VideoEventRowSchema } from './video/video-event.schema.ts';
import { VideoEventsRepository } from './video/video-events.repository.ts';
import { VideoRooms } from './video/video-rooms.ts';
import { AdvanceSessionWorker } from './workers/advance-session.worker.ts';
import { AdvanceSessionsWorker } from './workers/advance-sessions.worker.ts';
import { ClearVideoWorker } from './workers/clear-video.worker.ts';
import { TellOfNearingWorker } from './workers/tell-of-nearing.worker.ts';

/** Owns virtual-bar sessions, their rooms and chats. */
@Module({})
export class SessionsModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return {
      module: SessionsModule,
      imports: [
        loggingModule(name, config.LOG_LEVEL),
        HealthModule,
        PersistenceModule.forRoot({ ...databaseAs(name, config) }),
        MessagingModule.forRoot({
          service: name,
          nats: config,
          redis: redisAs(name, config),
          checkReplies: config.CHECK_REPLIES,
        }),
        OwnDataModule.forRoot({
          service: name,
          tables: [
            {
              model: LiveSessionRow.name,
              owner: 'hostUserId',
              hidden: ['advancesAt', 'revision', 'lastWaitingNumber'],
            },
            { model: SessionParticipantRow.name, owner: 'userId' },
            { model: WaitingMemberRow.name, owner: 'userId', hidden: ['number', 'goesAt'] },
            { model: ChatMessageRow.name, owner: 'userId', hidden: ['seq', 'revision', 'openReports'] },
            { model: ChatReactionRow.name, owner: 'userId' },
            { model: ChatReportRow.name, owner: 'userId' },
            { model: RoomBanRow.name, owner: 'userId' },
            { model: RoomPresenceRow.name, owner: 'userId', hidden: ['revision'] },
            { model: MemberCardRow.name, owner: '_id', hidden: ['changes', 'stale'] },
          ],
        }),
        TablesModule.forRoot({
          service: name,
          tables: [
            // Where the host's picture is, participants alone learn.
            {
              model: LiveSessionRow.name,
              changedAt: 'createdAt',
              hidden: ['streamUrl', 'chatRoomId', 'lastWaitingNumber'],
            },
            { model: SessionParticipantRow.name, changedAt: 'joinedAt' },
          ],
        }),
        MongooseModule.forFeature([
          { name: LiveSessionRow.name, schema: LiveSessionRowSchema },
          { name: SessionParticipantRow.name, schema: SessionParticipantRowSchema },
          { name: WaitingMemberRow.name, schema: WaitingMemberRowSchema },
          { name: ChatMessageRow.name, schema: ChatMessageRowSchema },
          { name: ChatReactionRow.name, schema: ChatReactionRowSchema },
          { name: ChatReportRow.name, schema: ChatReportRowSchema },
          { name: RoomBanRow.name, schema: RoomBanRowSchema },
          { name: ChatRoomRow.name, schema: ChatRoomRowSchema },
          { name: RoomPresenceRow.name, schema: RoomPresenceRowSchema },
          { name: VideoEventRow.name, schema: VideoEventRowSchema },
          { name: MemberCardRow.name, schema: MemberCardRowSchema },
        ]),
      ],
      controllers: [
        AdminSessionsController,
        AskCardAnewWhenProfileChanged,
        EraseMemberWhenMemberDeleted,
        LiveSessionsController,
        LookAtMixAlongsWhenRecipeDeleted,
        LookAtMixAlongsWhenRecipePublished,
        LookAtMixAlongsWhenRecipeRevised,
        RoomsController,
        VideoController,
      ],
      providers: [
        { provide: VideoRooms, useFactory: chooseVideoRooms(config) },
        Clock,
        AdminSessions,
        AdvanceSessionWorker,
        AdvanceSessionsWorker,
        BansRepository,
        ChatReactionsRepository,
        ChatReportsRepository,
        ChatRepository,
        ChatService,
        ClearVideoWorker,
        DeparturesService,
        LiveSessionReading,
        LiveSessionsRepository,
        LiveSessionsService,
        MemberCards,
        MemberCardsRepository,
        MixAlongs,
        ParticipantsRepository,
        PlacesService,
        PresenceRepository,
        PresenceService,
        RecipesToMix,
        RoomAccess,
        RoomModeration,
        RoomVideo,
        SessionProgress,
        TellOfNearingWorker,
        VideoClearing,
        VideoEventsRepository,
        WaitingListRepository,
      ],
    };
  }
}
