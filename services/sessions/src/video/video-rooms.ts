import type { VideoEntrance } from '@barspoon/contracts';

/** Who enters the video of a room. */
export interface VideoMember {
  id: string;
  /** The host sends, everybody else watches. */
  publishes: boolean;
  /** In the room without a place, which the video server tells again of whoever it lets in. */
  isAdmin: boolean;
}

/** Something the video server has told. */
export interface VideoEvent {
  id: string;
  kind: 'joined' | 'left' | 'published' | 'unpublished' | 'finished' | 'other';
  /** The room: the id of a session, as long as the server is ours alone. */
  room: string;
  memberId: string | null;
  isAdmin: boolean;
  /** They went without a word: their connection did. */
  isLost: boolean;
}

/**
 * What we need of a server that carries picture and sound: one room for each session, named by its id, with members by
 * theirs. Implements BEYOND-84.
 */
export abstract class VideoRooms {
  /** False where the host's own link is all there is to see. */
  abstract readonly isServed: boolean;

  /** A token of a minute with no more rights than the member needs. @throws DomainError 409 where there is no video */
  abstract admit(room: string, member: VideoMember): Promise<VideoEntrance>;

  /** Whether a member sends picture or sound there now. @throws UnavailableError */
  abstract isPublishing(room: string, memberId: string): Promise<boolean>;

  /** Takes a member out. Nobody there is no failure. @throws UnavailableError */
  abstract expel(room: string, memberId: string): Promise<void>;

  /** Takes everybody out. No such room is no failure. @throws UnavailableError */
  abstract close(room: string): Promise<void>;

  /** Reads an event. @throws DomainError 400 unless the server has just signed these bytes */
  abstract verifyWebhook(payload: string, signature: string): Promise<VideoEvent>;
}
