import type { Feature } from '@barspoon/messaging';
import { RoomVideo } from './room-video.service.ts';
import { VideoController } from './video.controller.ts';
import { VideoClearing } from './video-clearing.service.ts';
import { VideoEventRow, VideoEventRowSchema } from './video-event.schema.ts';
import { VideoEventsRepository } from './video-events.repository.ts';

export const videoFeature: Feature = {
  tables: [{ row: VideoEventRow, schema: VideoEventRowSchema }],
  controllers: [VideoController],
  providers: [RoomVideo, VideoClearing, VideoEventsRepository],
};
