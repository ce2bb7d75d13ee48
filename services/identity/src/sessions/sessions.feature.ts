import type { Feature } from '@barspoon/messaging';
import { Confirmation } from './confirmation.ts';
import { EndedSessionRow, EndedSessionRowSchema } from './ended-session.schema.ts';
import { MemberStandings } from './member-standings.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { PasswordChange } from './password-change.ts';
import { SessionRow, SessionRowSchema } from './session.schema.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';

export const sessionsFeature: Feature = {
  tables: [
    {
      row: SessionRow,
      schema: SessionRowSchema,
      own: [{ owner: 'userId', hidden: ['tokenHash', 'previousHash'] }],
    },
    { row: EndedSessionRow, schema: EndedSessionRowSchema },
  ],
  controllers: [SessionsController],
  providers: [
    Confirmation,
    MemberStandings,
    OwnSessionsService,
    PasswordChange,
    SessionsRepository,
    SessionsService,
  ],
};
