import { memberBlocksFeature, memberCardsFeature, serviceModule } from '@barspoon/messaging';
import { type ConfigOf, redisAs } from '@barspoon/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { name, type variables } from './config.ts';
import { consumersFeature } from './consumers/consumers.feature.ts';
import { departuresFeature } from './departures/departures.feature.ts';
import { liveSessionsFeature } from './live-sessions/live-sessions.feature.ts';
import { mixAlongsFeature } from './mix-alongs/mix-alongs.feature.ts';
import { roomVideoFeature } from './room-video/room-video.feature.ts';
import { roomsFeature } from './rooms/rooms.feature.ts';
import { chooseVideoRooms } from './video/choose-video-rooms.ts';
import { VideoRooms } from './video/video-rooms.ts';
import { workersFeature } from './workers/workers.feature.ts';

/** Owns virtual-bar sessions, their rooms and chats. */
@Module({})
export class SessionsModule {
  static forRoot(config: ConfigOf<typeof variables>): DynamicModule {
    return serviceModule(SessionsModule, {
      name,
      config,
      redis: redisAs(name, config),
      features: [
        consumersFeature,
        departuresFeature,
        liveSessionsFeature,
        memberBlocksFeature,
        memberCardsFeature,
        mixAlongsFeature,
        roomsFeature,
        roomVideoFeature,
        workersFeature,
      ],
      providers: [{ provide: VideoRooms, useFactory: chooseVideoRooms(config) }],
    });
  }
}
