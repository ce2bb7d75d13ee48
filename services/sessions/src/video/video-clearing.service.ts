import { clearVideo, type JobDataOf } from '@barspoon/contracts';
import { Jobs } from '@barspoon/messaging';
import { Injectable } from '@nestjs/common';
import { VideoRooms } from './video-rooms.ts';

/** Takes members out of the video of a room once they may not be in the room, however long its server is away. */
@Injectable()
export class VideoClearing {
  constructor(
    private readonly jobs: Jobs,
    private readonly rooms: VideoRooms,
  ) {}

  /**
   * After the open transaction.
   * @param memberId null for everybody
   * @param cause what is done once for it: the revision of the session, or the id of an event
   * @param notBefore at once without one
   */
  async demand(
    sessionId: string,
    memberId: string | null,
    cause: string | number,
    notBefore?: Date,
  ): Promise<void> {
    if (!this.rooms.isServed) return;
    const id = `${sessionId}-${memberId ?? 'all'}-${cause}`;
    await this.jobs.enqueue(clearVideo, id, { sessionId, memberId }, notBefore);
  }

  async clear({ sessionId, memberId }: JobDataOf<typeof clearVideo>): Promise<void> {
    if (memberId === null) await this.rooms.close(sessionId);
    else await this.rooms.expel(sessionId, memberId);
  }
}
