import type { VideoEntrance } from '@barspoon/contracts';
import {
  createLocalTracks,
  DisconnectReason,
  type LocalTrack,
  type RemoteTrack,
  Room,
  RoomEvent,
  Track,
  VideoPresets,
} from 'livekit-client';
import type { LinkState, VideoLink } from './link.ts';

const whyOf: Partial<Record<DisconnectReason, LinkState['why']>> = {
  [DisconnectReason.CLIENT_INITIATED]: null,
  [DisconnectReason.DUPLICATE_IDENTITY]: 'elsewhere',
  [DisconnectReason.PARTICIPANT_REMOVED]: 'removed',
  [DisconnectReason.ROOM_DELETED]: 'over',
};

abstract class LiveKitLink implements VideoLink {
  protected readonly room = new Room({ adaptiveStream: true, dynacast: true });
  private readonly listeners = new Set<() => void>();
  private current: LinkState = { status: 'waiting', why: null, picture: false, sound: false };

  constructor() {
    this.room
      .on(RoomEvent.Reconnecting, () => this.set({ status: 'reconnecting' }))
      .on(RoomEvent.SignalReconnecting, () => this.set({ status: 'reconnecting' }))
      .on(RoomEvent.Reconnected, () => this.set({ status: 'on' }))
      .on(RoomEvent.Disconnected, (reason) => this.end(reason));
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  state = () => this.current;

  async connect({ url, token }: VideoEntrance): Promise<void> {
    this.set({ status: 'connecting', why: null });
    try {
      await this.room.connect(url, token);
      await this.begin();
    } catch (error) {
      this.set({ status: 'waiting' });
      throw error;
    }
    this.set({ status: 'on' });
  }

  abstract show(element: HTMLVideoElement): () => void;
  async setCamera(_on: boolean): Promise<void> {}
  async setMicrophone(_on: boolean): Promise<void> {}

  close(): void {
    this.listeners.clear();
    void this.room.disconnect();
  }

  /** What is done once the room is entered. */
  protected async begin(): Promise<void> {}

  protected set(change: Partial<LinkState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Whoever never got in has not lost anything. */
  private end(reason: DisconnectReason | undefined): void {
    if (this.current.status === 'connecting') return;
    const why = reason !== undefined && reason in whyOf ? (whyOf[reason] ?? null) : 'lost';
    this.set({ status: 'ended', why });
  }
}

class HostLink extends LiveKitLink {
  constructor(private readonly tracks: LocalTrack[]) {
    super();
    for (const track of tracks) {
      // Unplugged, or taken by another program.
      track.on('ended', () => this.note());
    }
    this.note();
  }

  show(element: HTMLVideoElement) {
    const camera = this.of(Track.Kind.Video);
    camera?.attach(element);
    return () => void camera?.detach(element);
  }

  override setCamera = (on: boolean) => this.turn(Track.Kind.Video, on);
  override setMicrophone = (on: boolean) => this.turn(Track.Kind.Audio, on);

  override close(): void {
    for (const track of this.tracks) track.stop();
    super.close();
  }

  protected override async begin(): Promise<void> {
    for (const track of this.tracks) await this.room.localParticipant.publishTrack(track);
  }

  private async turn(kind: Track.Kind, on: boolean): Promise<void> {
    const track = this.of(kind);
    await (on ? track?.unmute() : track?.mute());
    this.note();
  }

  private note(): void {
    const isSent = (kind: Track.Kind) => {
      const track = this.of(kind);
      return track !== undefined && !track.isMuted && track.mediaStreamTrack.readyState === 'live';
    };
    this.set({ picture: isSent(Track.Kind.Video), sound: isSent(Track.Kind.Audio) });
  }

  private of(kind: Track.Kind): LocalTrack | undefined {
    return this.tracks.find((track) => track.kind === kind);
  }
}

class GuestLink extends LiveKitLink {
  private readonly tracks = new Set<RemoteTrack>();
  private element: HTMLVideoElement | null = null;

  constructor() {
    super();
    this.room
      .on(RoomEvent.TrackSubscribed, (track) => {
        this.tracks.add(track);
        if (this.element) track.attach(this.element);
        this.note();
      })
      .on(RoomEvent.TrackUnsubscribed, (track) => {
        this.tracks.delete(track);
        track.detach();
        this.note();
      })
      .on(RoomEvent.TrackMuted, () => this.note())
      .on(RoomEvent.TrackUnmuted, () => this.note());
  }

  show(element: HTMLVideoElement) {
    this.element = element;
    for (const track of this.tracks) track.attach(element);
    return () => {
      this.element = null;
      for (const track of this.tracks) track.detach(element);
    };
  }

  private note(): void {
    const comes = (kind: Track.Kind) =>
      [...this.tracks].some((track) => track.kind === kind && !track.isMuted);
    this.set({ picture: comes(Track.Kind.Video), sound: comes(Track.Kind.Audio) });
  }
}

/** Asks for camera and microphone. @throws DOMException as `getUserMedia` does, when they are refused or not there */
export async function openHostLink(): Promise<VideoLink> {
  const { resolution } = VideoPresets.h720;
  return new HostLink(await createLocalTracks({ audio: true, video: { resolution } }));
}

export const openGuestLink = async (): Promise<VideoLink> => new GuestLink();
