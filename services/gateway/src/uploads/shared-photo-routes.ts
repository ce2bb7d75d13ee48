import { photoRoutes } from '@barspoon/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { SharedPhotos } from './shared-photos.ts';
import { fileIn, UploadHandler } from './upload-handler.ts';

/** A picture that a member wants to share. Implements PHOTO-05, PHOTO-07. */
@Injectable()
export class SharedPhotoRoutes {
  constructor(
    private readonly uploads: UploadHandler,
    private readonly photos: SharedPhotos,
  ) {}

  register(fastify: FastifyInstance): void {
    this.uploads.open(fastify, (add) =>
      add(photoRoutes.upload, async (member, context, request, signal) => {
        const { content } = await fileIn(request, photoRoutes.upload.upload);
        return this.photos.keep(member.id, content, context, signal);
      }),
    );
  }
}
