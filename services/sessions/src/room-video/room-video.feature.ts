import type { Feature } from '@barspoon/messaging';
import { RoomVideoController } from './room-video.controller.ts';
import { RoomVideo } from './room-video.service.ts';
import { VideoEventRow, VideoEventRowSchema } from './video-event.schema.ts';
import { VideoEventsRepository } from './video-events.repository.ts';

export const roomVideoFeature: Feature = {
  tables: [{ row: VideoEventRow, schema: VideoEventRowSchema }],
  controllers: [RoomVideoController],
  providers: [RoomVideo, VideoEventsRepository],
};
