import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { AnalyticsPage } from './admin/analytics.ts';
import { TableFiles } from './admin/table-files.ts';
import { AnswerStreams } from './assistant/answer-streams.ts';
import type { GatewayConfig } from './config.ts';
import { FeedRoutes } from './feeds/feed-routes.ts';
import { Sitemap } from './feeds/sitemap.ts';
import { ForwardedRoutes } from './forwarding/forwarded-routes.ts';
import { HotPageHandler } from './forwarding/hot-page-handler.ts';
import { MetricsEndpoint } from './forwarding/metrics-endpoint.ts';
import { EdgeErrors } from './http/edge-errors.filter.ts';
import { observeRequests } from './http/edge-telemetry.ts';
import { encodings, minCompressedBytes } from './http/encodings.ts';
import { readJson } from './http/json-bodies.ts';
import { RateLimits } from './http/rate-limits.ts';
import { addCommonHeaders } from './http/raw-replies.ts';
import { hasBody, requestIdOf } from './http/request-context.ts';
import { securityHeadersFor } from './http/security-headers.ts';
import { Maintenance } from './maintenance/maintenance.ts';
import { MemberRoutes } from './members/member-routes.ts';
import { BounceWebhook } from './notifications/bounce-webhook.ts';
import { OneClick } from './notifications/one-click.ts';
import { ApiDocs } from './openapi/api-docs.ts';
import { OwnDataExport } from './own-data/own-data-export.ts';
import { OwnExport } from './own-data/own-export.ts';
import { Pages } from './pages/pages.ts';
import { PaymentWebhook } from './payments/payment-webhook.ts';
import { SandboxPages } from './payments/sandbox-pages.ts';
import { OutsideImages } from './pictures/outside-images.ts';
import { Pictures } from './pictures/pictures.ts';
import { PlaceRoutes } from './places/place-routes.ts';
import { RecipeFileRoutes } from './recipe-files/recipe-file-routes.ts';
import { AuthRoutes } from './sign-in/auth-routes.ts';
import { GoogleRoutes } from './sign-in/google-routes.ts';
import { GuestBrowsing } from './sign-in/guest-browsing.ts';
import { CONFIG } from './tokens.ts';
import { AvatarRoutes } from './uploads/avatar-routes.ts';
import { RecipePhotoRoutes } from './uploads/recipe-photo-routes.ts';
import { SharedPhotoRoutes } from './uploads/shared-photo-routes.ts';
import { UploadedFiles } from './uploads/uploaded-files.ts';
import { VideoWebhook } from './video/video-webhook.ts';

/** Assembles the edge on the Fastify instance: headers, limits, API, documents, pictures and pages. */
@Injectable()
export class Edge {
  constructor(
    private readonly errors: EdgeErrors,
    private readonly held: HotPageHandler,
    private readonly metrics: MetricsEndpoint,
    private readonly maintenance: Maintenance,
    private readonly guests: GuestBrowsing,
    private readonly forwarded: ForwardedRoutes,
    private readonly auth: AuthRoutes,
    private readonly avatars: AvatarRoutes,
    private readonly recipePhotos: RecipePhotoRoutes,
    private readonly sharedPhotos: SharedPhotoRoutes,
    private readonly members: MemberRoutes,
    private readonly places: PlaceRoutes,
    private readonly google: GoogleRoutes,
    private readonly ownData: OwnDataExport,
    private readonly ownExport: OwnExport,
    private readonly recipeFiles: RecipeFileRoutes,
    private readonly answers: AnswerStreams,
    private readonly analytics: AnalyticsPage,
    private readonly tableFiles: TableFiles,
    private readonly oneClick: OneClick,
    private readonly bounces: BounceWebhook,
    private readonly webhook: PaymentWebhook,
    private readonly video: VideoWebhook,
    private readonly sandbox: SandboxPages,
    private readonly docs: ApiDocs,
    private readonly pictures: Pictures,
    private readonly outsideImages: OutsideImages,
    private readonly feeds: FeedRoutes,
    private readonly sitemap: Sitemap,
    private readonly uploads: UploadedFiles,
    private readonly pages: Pages,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    fastify.addHook('onRequest', (request, _reply, done) => {
      (request as { id: string }).id = requestIdOf(request);
      // The bytes after the head are read first: an invalid body is refused once, without a second reply.
      if (hasBody(request.headers)) queueMicrotask(done);
      else done();
    });
    addCommonHeaders(fastify, securityHeadersFor(this.config.LIVEKIT_URL));
    observeRequests(fastify);
    this.held.register(fastify, { unless: () => this.maintenance.isOn || this.guests.isOff });
    this.metrics.register(fastify);
    await fastify.register(compress, {
      global: true,
      threshold: minCompressedBytes,
      encodings: [...encodings],
    });
    await fastify.register(cookie);
    await fastify.register(async (scope) => {
      scope.setErrorHandler((error, request, reply) => this.errors.answer(error, request, reply));
      this.limits.countAll(scope);
      readJson(scope);
      this.maintenance.register(scope);
      this.guests.register(scope);
      this.forwarded.register(scope);
      this.auth.register(scope);
      this.avatars.register(scope);
      this.recipePhotos.register(scope);
      this.sharedPhotos.register(scope);
      this.members.register(scope);
      this.places.register(scope);
      this.google.register(scope);
      this.ownData.register(scope);
      this.ownExport.register(scope);
      this.recipeFiles.register(scope);
      this.answers.register(scope);
      this.analytics.register(scope);
      this.tableFiles.register(scope);
      await this.oneClick.register(scope);
      await this.bounces.register(scope);
      await this.webhook.register(scope);
      await this.video.register(scope);
      await this.sandbox.register(scope);
      this.docs.register(scope);
      this.pictures.register(scope);
      this.outsideImages.register(scope);
      this.feeds.register(scope);
      this.sitemap.register(scope);
      this.uploads.register(scope);
      await this.pages.register(scope);
    });
  }
}
