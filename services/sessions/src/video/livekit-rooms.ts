import { UnavailableError } from '@barspoon/platform';
import { DisconnectReason } from '@livekit/protocol';
import {
  AccessToken,
  type ParticipantInfo,
  RoomServiceClient,
  TrackSource,
  TwirpError,
  type WebhookEvent,
  WebhookReceiver,
} from 'livekit-server-sdk';
import { videoEventRefused } from './video.errors.ts';
import { type VideoEvent, type VideoMember, VideoRooms } from './video-rooms.ts';

export interface LiveKitOptions {
  /** Where browsers go. */
  url: string;
  /** Where we ask. */
  apiUrl: string;
  key: string;
  secret: string;
}

/** Long enough to connect; whoever is connected needs it no more. */
const tokenSeconds = 60;
const timeoutSeconds = 8;
/** Signed into the token of an admin, and told again by the server. */
const adminMark = { inside: 'admin' };
const kindOf: Partial<Record<string, VideoEvent['kind']>> = {
  participant_joined: 'joined',
  participant_left: 'left',
  participant_connection_aborted: 'left',
  track_published: 'published',
  track_unpublished: 'unpublished',
  room_finished: 'finished',
};
/** Left by their own will or ours, and not just for another page of theirs. */
const meant = new Set([
  DisconnectReason.CLIENT_INITIATED,
  DisconnectReason.DUPLICATE_IDENTITY,
  DisconnectReason.PARTICIPANT_REMOVED,
  DisconnectReason.ROOM_DELETED,
]);

/** LiveKit, ours or its cloud, by its own library. */
export class LiveKitRooms extends VideoRooms {
  readonly isServed = true;
  private readonly api: RoomServiceClient;
  private readonly webhooks: WebhookReceiver;

  constructor(private readonly options: LiveKitOptions) {
    super();
    const { apiUrl, key, secret } = options;
    this.api = new RoomServiceClient(apiUrl, key, secret, { requestTimeout: timeoutSeconds });
    this.webhooks = new WebhookReceiver(key, secret);
  }

  async admit(room: string, { id, publishes, isAdmin }: VideoMember) {
    const { url, key, secret } = this.options;
    const token = new AccessToken(key, secret, {
      identity: id,
      ttl: tokenSeconds,
      ...(isAdmin && { attributes: adminMark }),
    });
    token.addGrant({
      room,
      roomJoin: true,
      canSubscribe: !publishes,
      canPublish: publishes,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      // Sources that are named may be sent whatever `canPublish` says.
      ...(publishes && { canPublishSources: [TrackSource.CAMERA, TrackSource.MICROPHONE] }),
    });
    return { url, token: await token.toJwt(), publishes };
  }

  async isPublishing(room: string, memberId: string): Promise<boolean> {
    const participants = (await answerOf(this.api.listParticipants(room))) ?? [];
    return participants.some(({ identity, tracks }) => identity === memberId && tracks.length > 0);
  }

  async expel(room: string, memberId: string): Promise<void> {
    await answerOf(this.api.removeParticipant(room, memberId));
  }

  async close(room: string): Promise<void> {
    await answerOf(this.api.deleteRoom(room));
  }

  async verifyWebhook(payload: string, signature: string): Promise<VideoEvent> {
    let event: WebhookEvent;
    try {
      event = await this.webhooks.receive(payload, signature);
    } catch (error) {
      throw videoEventRefused(error);
    }
    const { id, room, participant } = event;
    return {
      id,
      kind: kindOf[event.event] ?? 'other',
      room: room?.name ?? '',
      memberId: participant?.identity || null,
      isAdmin: participant?.attributes.inside === adminMark.inside,
      isLost: isLost(participant),
    };
  }
}

const isLost = (participant: ParticipantInfo | undefined): boolean =>
  participant !== undefined && !meant.has(participant.disconnectReason);

/** @returns undefined for what is not there, or not there anymore */
async function answerOf<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TwirpError && error.code === 'not_found') return undefined;
    throw new UnavailableError('The video server', error);
  }
}
