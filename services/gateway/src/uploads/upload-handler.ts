import type { MemberActor, Route } from '@barspoon/contracts';
import { DomainError, type WorkContext } from '@barspoon/platform';
import multipart from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Actors } from '../auth/actors.ts';
import { apiPath } from '../http/api-path.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { contextOf } from '../http/request-context.ts';
import { fileMissing, fileTooLarge, notAPicture, uploadInProgress } from './upload.errors.ts';

type Upload = NonNullable<Route['upload']>;

/** Answers for a member, who may do it; never held by a cache. The signal is aborted when the client has gone. */
type Handle = (
  member: MemberActor,
  context: WorkContext,
  request: FastifyRequest,
  signal: AbortSignal,
) => Promise<unknown>;
type AddRoute = (route: Route, handle: Handle) => void;

/** The multipart form around the file. */
const envelopeBytes = 64 * 1024;

/** Routes that take files, in a scope of their own: no other route takes multipart forms. */
@Injectable()
export class UploadHandler {
  /** Members whose upload is in progress here: each has one at a time. */
  private readonly uploading = new Set<string>();

  constructor(
    private readonly actors: Actors,
    private readonly limits: RateLimits,
  ) {}

  open(fastify: FastifyInstance, addRoutes: (add: AddRoute) => void): void {
    void fastify.register(async (scope) => {
      await scope.register(multipart, { limits: { files: 1, fields: 0, parts: 1, headerPairs: 20 } });
      addRoutes((route, handle) => this.add(scope, route, handle));
    });
  }

  private add(scope: FastifyInstance, route: Route, handle: Handle): void {
    scope.route({
      method: route.method ?? 'PUT',
      url: apiPath(route),
      onRequest: this.limits.of(route),
      ...(route.upload && { bodyLimit: route.upload.bytesLimit + envelopeBytes }),
      handler: async (request, reply) => {
        const actor = await this.actors.admit(route, request);
        reply.status(route.status ?? 200).header('cache-control', 'no-store');
        const member = actor as MemberActor;
        const work = () => handle(member, contextOf(request, actor), request, signalOf(reply));
        return route.rate === 'upload' ? this.oneAtATime(member.id, work) : work();
      },
    });
  }

  /** @throws DomainError 429 while another one of theirs is in progress */
  private async oneAtATime<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    if (this.uploading.has(memberId)) throw uploadInProgress();
    this.uploading.add(memberId);
    try {
      return await work();
    } finally {
      this.uploading.delete(memberId);
    }
  }
}

/** Aborted when the connection is closed before the answer was sent. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** What is said of a body that is no form, a form without a file, and a file that is too large. */
interface Refusals {
  noForm(): DomainError;
  missing(field: string): DomainError;
  tooLarge(): DomainError;
}
const ofPictures: Refusals = { noForm: notAPicture, missing: fileMissing, tooLarge: fileTooLarge };

/**
 * The one file of the form.
 * @throws DomainError 415 for another body, 413 for too large a file, 400 for a form without it
 */
export async function fileIn(
  request: FastifyRequest,
  { field, bytesLimit }: Upload,
  refusals = ofPictures,
): Promise<{ name: string; content: Uint8Array }> {
  if (!request.isMultipart()) throw refusals.noForm();
  try {
    const part = await request.file({ limits: { fileSize: bytesLimit - 1 } });
    if (part?.fieldname !== field) throw refusals.missing(field);
    const content = await part.toBuffer();
    // Cut off where a piece of the body ended exactly at the limit, the reader does not say so itself.
    if (part.file.truncated) throw refusals.tooLarge();
    return { name: part.filename, content };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if ((error as { statusCode?: number }).statusCode === 413) throw refusals.tooLarge();
    // Whatever else a reader of forms finds, it is the form that is broken.
    throw refusals.missing(field);
  }
}
