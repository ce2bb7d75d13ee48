import { readFileSync } from 'node:fs';
import { settingsInternalRoutes } from '@barspoon/contracts';
import { Caller, connectToNats, followedSettings } from '@barspoon/messaging/requests';
import { atMost, Clock, HealthModule, loggingModule, redisAs, type ServerAddress } from '@barspoon/platform';
import { reachOf } from '@barspoon/platform/outgoing';
import type { NatsConnection } from '@nats-io/transport-node';
import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { Redis } from 'ioredis';
import { adminFeature } from './admin/admin.feature.ts';
import { assistantFeature } from './assistant/assistant.feature.ts';
import { AccessTokens } from './auth/access-tokens.ts';
import { authFeature } from './auth/auth.feature.ts';
import { type GatewayConfig, name } from './config.ts';
import { Edge } from './edge.ts';
import { EdgeEvents } from './edge-events.ts';
import type { EdgeFeature } from './edge-feature.ts';
import { feedsFeature } from './feeds/feeds.feature.ts';
import { forwardingFeature } from './forwarding/forwarding.feature.ts';
import { httpFeature } from './http/http.feature.ts';
import { maintenanceFeature } from './maintenance/maintenance.feature.ts';
import { mcpFeature } from './mcp/mcp.feature.ts';
import { membersFeature } from './members/members.feature.ts';
import { menusFeature } from './menus/menus.feature.ts';
import { notificationsFeature } from './notifications/notifications.feature.ts';
import { openapiFeature } from './openapi/openapi.feature.ts';
import { ownDataFeature } from './own-data/own-data.feature.ts';
import { pagesFeature } from './pages/pages.feature.ts';
import { paymentsFeature } from './payments/payments.feature.ts';
import { picturesFeature } from './pictures/pictures.feature.ts';
import { LocalPlaces } from './places/local-places.ts';
import { placesFeature } from './places/places.feature.ts';
import { NoPlaces, Places } from './places/places.ts';
import { realtimeFeature } from './realtime/realtime.feature.ts';
import { recipeFilesFeature } from './recipe-files/recipe-files.feature.ts';
import { signInFeature } from './sign-in/sign-in.feature.ts';
import { statusFeature } from './status/status.feature.ts';
import { CONFIG, CONSUMERS, FOLLOWERS, NATS, REDIS, ROUTES } from './tokens.ts';
import { FileStore } from './uploads/file-store.ts';
import { OutgoingPictures } from './uploads/outgoing-pictures.ts';
import { uploadsFeature } from './uploads/uploads.feature.ts';
import { videoFeature } from './video/video.feature.ts';

/** In order: hooks are for the routes that come after them. */
const features: readonly EdgeFeature[] = [
  httpFeature,
  authFeature,
  maintenanceFeature,
  signInFeature,
  forwardingFeature,
  realtimeFeature,
  uploadsFeature,
  membersFeature,
  placesFeature,
  ownDataFeature,
  recipeFilesFeature,
  assistantFeature,
  adminFeature,
  notificationsFeature,
  paymentsFeature,
  videoFeature,
  openapiFeature,
  mcpFeature,
  picturesFeature,
  feedsFeature,
  menusFeature,
  statusFeature,
  pagesFeature,
];
const routes = features.flatMap((feature) => feature.routes ?? []);
const followers = features.flatMap((feature) => feature.followers ?? []);
const consumers = features.flatMap((feature) => feature.consumers ?? []);

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
        ...features.flatMap((feature) => feature.providers ?? []),
        ...routes,
        ...followers,
        ...consumers,
        allOf(ROUTES, routes),
        allOf(FOLLOWERS, followers),
        allOf(CONSUMERS, consumers),
        Edge,
        EdgeEvents,
      ],
    };
  }
}

/** Those of all features as one value. */
const allOf = (token: symbol, types: readonly Type<unknown>[]): Provider => ({
  provide: token,
  inject: [...types],
  useFactory: (...all: unknown[]) => all,
});

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
