import { noVideo, videoEventRefused } from './video.errors.ts';
import { VideoRooms } from './video-rooms.ts';

/** No video server: hosts bring a link to where they are to be seen, and nothing is asked of anybody. */
export class SandboxRooms extends VideoRooms {
  readonly isServed = false;

  async admit(): Promise<never> {
    throw noVideo();
  }

  async isPublishing(): Promise<boolean> {
    return false;
  }

  async expel(): Promise<void> {}

  async close(): Promise<void> {}

  async verifyWebhook(): Promise<never> {
    throw videoEventRefused();
  }
}
