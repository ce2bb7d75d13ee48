import { readFileSync } from 'node:fs';
import { settingsInternalRoutes } from '@barspoon/contracts';
import { Caller, connectToNats, followedSettings } from '@barspoon/messaging/requests';
import { atMost, Clock, HealthModule, loggingModule, redisAs, type ServerAddress } from '@barspoon/platform';
import { reachOf } from '@barspoon/platform/outgoing';
import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Module } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AnalyticsPage } from './admin/analytics.ts';
import { TableFiles } from './admin/table-files.ts';
import { AnswerStreams } from './assistant/answer-streams.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { Actors } from './auth/actors.ts';
import { BrowserSessions } from './auth/browser-session.ts';
import { EndedSessions } from './auth/ended-sessions.ts';
import { Memberships } from './auth/memberships.ts';
import { SignInFailures } from './auth/sign-in-failures.ts';
import { Standings } from './auth/standings.ts';
import { VisitorMarks } from './auth/visitor-marks.ts';
import { type GatewayConfig, name } from './config.ts';
import { Edge } from './edge.ts';
import { EdgeEvents } from './edge-events.ts';
import { FeedRoutes } from './feeds/feed-routes.ts';
import { Sitemap } from './feeds/sitemap.ts';
import { ForwardedRoutes } from './forwarding/forwarded-routes.ts';
import { HotPageHandler } from './forwarding/hot-page-handler.ts';
import { HotPages } from './forwarding/hot-pages.ts';
import { MetricsEndpoint } from './forwarding/metrics-endpoint.ts';
import { EdgeErrors } from './http/edge-errors.filter.ts';
import { Overload } from './http/overload.ts';
import { RateLimits } from './http/rate-limits.ts';
import { Maintenance } from './maintenance/maintenance.ts';
import { MemberRoutes } from './members/member-routes.ts';
import { BounceWebhook } from './notifications/bounce-webhook.ts';
import { OneClick } from './notifications/one-click.ts';
import { ApiDocs } from './openapi/api-docs.ts';
import { OwnDataExport } from './own-data/own-data-export.ts';
import { OwnExport } from './own-data/own-export.ts';
import { FirstData } from './pages/first-data.ts';
import { Pages } from './pages/pages.ts';
import { PaymentWebhook } from './payments/payment-webhook.ts';
import { SandboxPages } from './payments/sandbox-pages.ts';
import { OutsideImages } from './pictures/outside-images.ts';
import { Pictures } from './pictures/pictures.ts';
import { LocalPlaces } from './places/local-places.ts';
import { PlaceRoutes } from './places/place-routes.ts';
import { NoPlaces, Places } from './places/places.ts';
import { LiveRooms } from './realtime/live-rooms.ts';
import { Sockets } from './realtime/sockets.ts';
import { RecipeFileRoutes } from './recipe-files/recipe-file-routes.ts';
import { AuthRoutes } from './sign-in/auth-routes.ts';
import { GoogleRoutes } from './sign-in/google-routes.ts';
import { GuestBrowsing } from './sign-in/guest-browsing.ts';
import { CONFIG, NATS, REDIS } from './tokens.ts';
import { AvatarRoutes } from './uploads/avatar-routes.ts';
import { Avatars } from './uploads/avatars.ts';
import { CleanPictures } from './uploads/clean-pictures.ts';
import { FileStore } from './uploads/file-store.ts';
import { OutgoingPictures } from './uploads/outgoing-pictures.ts';
import { RecipePhotoRoutes } from './uploads/recipe-photo-routes.ts';
import { RecipePhotos } from './uploads/recipe-photos.ts';
import { SharedPhotoRoutes } from './uploads/shared-photo-routes.ts';
import { SharedPhotos } from './uploads/shared-photos.ts';
import { UploadHandler } from './uploads/upload-handler.ts';
import { UploadedFiles } from './uploads/uploaded-files.ts';
import { VideoWebhook } from './video/video-webhook.ts';

/** The HTTP and WebSocket edge: authenticates, authorizes by declaration, limits, validates and forwards. */
@Module({})
export class GatewayModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [loggingModule(name, config.LOG_LEVEL), HealthModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: NATS, useFactory: () => connectToNats(config, name) },
        { provide: Caller, inject: [NATS], useFactory: (nats: NatsConnection) => new Caller(nats, name) },
        { provide: REDIS, useFactory: () => connectToRedis(redisAs(name, config)) },
        {
          provide: AccessTokens,
          useFactory: () => new AccessTokens(readFileSync(config.ACCESS_TOKEN_PUBLIC_KEY_FILE, 'utf8')),
        },
        {
          provide: Places,
          useFactory: () => (config.PLACE_NAMES === 'local' ? new LocalPlaces() : new NoPlaces()),
        },
        { provide: FileStore, useFactory: () => FileStore.open(config) },
        {
          provide: OutgoingPictures,
          useFactory: () => new OutgoingPictures(reachOf(config.FETCH_ALSO_FROM)),
        },
        followedSettings(settingsInternalRoutes.current),
        Clock,
        Actors,
        AnalyticsPage,
        ApiDocs,
        AuthRoutes,
        AvatarRoutes,
        Avatars,
        BrowserSessions,
        CleanPictures,
        Edge,
        EdgeErrors,
        EdgeEvents,
        EndedSessions,
        FeedRoutes,
        FirstData,
        ForwardedRoutes,
        GoogleRoutes,
        GuestBrowsing,
        HotPageHandler,
        HotPages,
        Maintenance,
        MemberRoutes,
        PlaceRoutes,
        Memberships,
        MetricsEndpoint,
        OutsideImages,
        Overload,
        OwnDataExport,
        OwnExport,
        Pages,
        BounceWebhook,
        OneClick,
        PaymentWebhook,
        VideoWebhook,
        SandboxPages,
        Pictures,
        RateLimits,
        RecipePhotoRoutes,
        RecipePhotos,
        RecipeFileRoutes,
        AnswerStreams,
        SharedPhotoRoutes,
        SharedPhotos,
        SignInFailures,
        Sitemap,
        LiveRooms,
        Sockets,
        Standings,
        TableFiles,
        VisitorMarks,
        UploadHandler,
        UploadedFiles,
      ],
    };
  }
}

const maxRedisWaitMs = 3000;

/**
 * Limits must not delay a request: without Redis a command fails at once and the limit's own rule decides. Only startup
 * waits briefly for Redis, because nobody can sign in before.
 */
async function connectToRedis({ url, credential }: ServerAddress): Promise<Redis> {
  const redis = new Redis(url, {
    ...credential,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 1000,
    commandTimeout: 500,
    retryStrategy: (times) => Math.min(times * 200, 2000),
  });
  redis.on('error', () => undefined);
  await atMost(maxRedisWaitMs, new Promise((resolve) => redis.once('ready', resolve)));
  return redis;
}
