import { adminRecipeRoutes, ownRecipeRoutes } from '@barspoon/contracts';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RecipePhotos } from './recipe-photos.ts';
import { fileIn, UploadHandler } from './upload-handler.ts';

const places = [
  [adminRecipeRoutes.uploadPhoto, adminRecipeRoutes.get],
  [ownRecipeRoutes.uploadPhoto, ownRecipeRoutes.get],
] as const;

/** A recipe's photo, from a file. Implements ADM-REC-04, BEYOND-25. */
@Injectable()
export class RecipePhotoRoutes {
  constructor(
    private readonly uploads: UploadHandler,
    private readonly photos: RecipePhotos,
  ) {}

  register(fastify: FastifyInstance): void {
    this.uploads.open(fastify, (add) => {
      for (const [upload, read] of places)
        add(upload, async (_editor, context, request, signal) => {
          const { params } = parseInput(upload, { params: request.params });
          const { content } = await fileIn(request, upload.upload);
          return this.photos.keep(params.id, read, content, context, signal);
        });
    });
  }
}
