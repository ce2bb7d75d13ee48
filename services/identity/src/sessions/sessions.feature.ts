import type { Feature } from '@barspoon/messaging';
import { Confirmation } from './confirmation.ts';
import { EndedSessionRow, EndedSessionRowSchema } from './ended-session.schema.ts';
import { MemberStandings } from './member-standings.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { PasswordChange } from './password-change.ts';
import { PasswordGuessesRow, PasswordGuessesRowSchema } from './password-guess.schema.ts';
import { PasswordGuesses } from './password-guesses.repository.ts';
import { SessionRow, SessionRowSchema } from './session.schema.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { WaitingSignInRow, WaitingSignInRowSchema } from './waiting-sign-in.schema.ts';
import { WaitingSignInsRepository } from './waiting-sign-ins.repository.ts';

export const sessionsFeature: Feature = {
  tables: [
    {
      row: SessionRow,
      schema: SessionRowSchema,
      own: [{ owner: 'userId', hidden: ['tokenHash', 'previousHash'] }],
    },
    { row: EndedSessionRow, schema: EndedSessionRowSchema },
    { row: PasswordGuessesRow, schema: PasswordGuessesRowSchema, own: [{ owner: '_id' }] },
    { row: WaitingSignInRow, schema: WaitingSignInRowSchema, own: [{ owner: 'memberId', hidden: ['_id'] }] },
  ],
  controllers: [SessionsController],
  providers: [
    Confirmation,
    MemberStandings,
    OwnSessionsService,
    PasswordChange,
    PasswordGuesses,
    SessionsRepository,
    SessionsService,
    WaitingSignInsRepository,
  ],
};
