import type { Feature } from '@barspoon/messaging';
import { AdminSessionsController } from './admin-sessions.controller.ts';
import { AdminSessions } from './admin-sessions.service.ts';
import { ChatRepository } from './chat.repository.ts';
import { ChatService } from './chat.service.ts';
import { ChatReactionsRepository } from './chat-reactions.repository.ts';
import { ChatReportsRepository } from './chat-reports.repository.ts';
import { RoomModeration } from './moderation.service.ts';
import { PresenceRepository } from './presence.repository.ts';
import { PresenceService } from './presence.service.ts';
import {
  ChatMessageRow,
  ChatMessageRowSchema,
  ChatReactionRow,
  ChatReactionRowSchema,
  ChatReportRow,
  ChatReportRowSchema,
  ChatRoomRow,
  ChatRoomRowSchema,
  RoomPresenceRow,
  RoomPresenceRowSchema,
} from './room.schema.ts';
import { RoomAccess } from './room-access.service.ts';
import { RoomsController } from './rooms.controller.ts';

export const roomsFeature: Feature = {
  tables: [
    {
      row: ChatMessageRow,
      schema: ChatMessageRowSchema,
      own: [{ owner: 'userId', hidden: ['seq', 'revision', 'openReports'] }],
    },
    { row: ChatReactionRow, schema: ChatReactionRowSchema, own: [{ owner: 'userId' }] },
    { row: ChatReportRow, schema: ChatReportRowSchema, own: [{ owner: 'userId' }] },
    { row: RoomPresenceRow, schema: RoomPresenceRowSchema, own: [{ owner: 'userId', hidden: ['revision'] }] },
    { row: ChatRoomRow, schema: ChatRoomRowSchema },
  ],
  controllers: [AdminSessionsController, RoomsController],
  providers: [
    AdminSessions,
    ChatReactionsRepository,
    ChatReportsRepository,
    ChatRepository,
    ChatService,
    PresenceRepository,
    PresenceService,
    RoomAccess,
    RoomModeration,
  ],
};
