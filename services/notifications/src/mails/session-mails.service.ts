import {
  type JobDataOf,
  liveSessionInternalRoutes,
  mailParticipants,
  type SessionMailKind,
} from '@barspoon/contracts';
import { Caller, Jobs } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { MailsService } from './mails.service.ts';

/** One mail for everybody with a place in a live session. Implements BEYOND-86. */
@Injectable()
export class SessionMails {
  constructor(
    private readonly caller: Caller,
    private readonly jobs: Jobs,
    private readonly mails: MailsService,
  ) {}

  async begin(kind: SessionMailKind, sessionId: string, eventId: string): Promise<void> {
    await this.jobs.enqueue(mailParticipants, `${kind}-${eventId}`, {
      kind,
      sessionId,
      eventId,
      cursor: null,
    });
  }

  async planSome({ kind, sessionId, eventId, cursor }: JobDataOf<typeof mailParticipants>): Promise<void> {
    const { items, nextCursor } = await this.caller.call(liveSessionInternalRoutes.participantIds, {
      params: { id: sessionId },
      query: { ...(cursor && { cursor }) },
    });
    for (const memberId of items)
      await this.mails.plan(`${kind}-${eventId}-${memberId}`, { kind, sessionId, memberId });
    if (nextCursor)
      await this.jobs.enqueue(mailParticipants, `${kind}-${eventId}-${nextCursor}`, {
        ...{ kind, sessionId, eventId },
        cursor: nextCursor,
      });
  }
}
