import { avatarBytesLimit, type MemberActor, profileRoutes, type Route } from '@barspoon/contracts';
import { assertAccess } from '@barspoon/messaging/requests';
import { DomainError, parseInput, type WorkContext } from '@barspoon/platform';
import multipart from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';
import { Avatars } from './avatars.ts';
import { OutgoingPictures } from './outgoing-pictures.ts';
import { fileMissing, fileTooLarge, notAPicture } from './upload.errors.ts';

const { uploadAvatar, fetchAvatar, removeAvatar } = profileRoutes;
/** The multipart form around the file. */
const envelopeBytes = 64 * 1024;

/** The member's avatar: from a file, from an address of the web, or none. Implements PROF-30 to PROF-33. */
@Injectable()
export class AvatarRoutes {
  constructor(
    private readonly actors: Actors,
    private readonly limits: RateLimits,
    private readonly avatars: Avatars,
    private readonly outgoing: OutgoingPictures,
  ) {}

  /** In a scope of its own: no other route takes multipart forms. */
  register(fastify: FastifyInstance): void {
    void fastify.register(async (scope) => {
      await scope.register(multipart, {
        limits: { fileSize: avatarBytesLimit - 1, files: 1, fields: 0, parts: 1, headerPairs: 20 },
      });
      this.route(scope, uploadAvatar, async (member, context, request) =>
        this.avatars.set(member.id, await fileIn(request), context),
      );
      this.route(scope, fetchAvatar, async (member, context, request) => {
        const { body } = parseInput(fetchAvatar, { body: request.body });
        return this.avatars.set(member.id, await this.outgoing.fetch(body.url), context);
      });
      this.route(scope, removeAvatar, (member, context) => this.avatars.remove(member.id, context));
    });
  }

  private route(
    scope: FastifyInstance,
    route: Route,
    handle: (member: MemberActor, context: WorkContext, request: FastifyRequest) => Promise<unknown>,
  ): void {
    scope.route({
      method: route.method ?? 'PUT',
      url: apiPath(route),
      config: this.limits.of(route),
      ...(route.upload && { bodyLimit: route.upload.bytesLimit + envelopeBytes }),
      handler: async (request, reply) => {
        const actor = await this.actors.of(request);
        assertAccess(route.access, actor);
        reply.header('cache-control', 'no-store');
        return handle(actor as MemberActor, contextOf(request, actor), request);
      },
    });
  }
}

async function fileIn(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw notAPicture();
  const { field } = uploadAvatar.upload;
  try {
    const part = await request.file();
    if (part?.fieldname !== field) throw fileMissing(field);
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if ((error as { statusCode?: number }).statusCode === 413) throw fileTooLarge();
    // Whatever else a reader of forms finds, it is the form that is broken.
    throw fileMissing(field);
  }
}
