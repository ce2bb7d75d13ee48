import type { VideoEntrance } from '@barspoon/contracts';

/** Why a link is over. */
export const endReasons = ['lost', 'removed', 'elsewhere', 'over'] as const;

export interface LinkState {
  status: 'waiting' | 'connecting' | 'on' | 'reconnecting' | 'ended';
  /** Null until it is over, and where the reader themselves ended it. */
  why: (typeof endReasons)[number] | null;
  /** There is a picture: of the reader's camera for a host, of the host for everybody else. */
  picture: boolean;
  sound: boolean;
}

/** What is seen and sent in the video of a room. */
export interface VideoLink {
  subscribe(listener: () => void): () => void;
  state(): LinkState;
  /** @throws when the video server cannot be reached */
  connect(entrance: VideoEntrance): Promise<void>;
  /** Shows picture, and for guests sound, in an element. @returns what takes it out again */
  show(element: HTMLVideoElement): () => void;
  setCamera(on: boolean): Promise<void>;
  setMicrophone(on: boolean): Promise<void>;
  /** Gives camera and microphone back, and leaves. */
  close(): void;
}
