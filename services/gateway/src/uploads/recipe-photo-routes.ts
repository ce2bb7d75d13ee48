import { adminRecipeRoutes } from '@barspoon/contracts';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RecipePhotos } from './recipe-photos.ts';
import { fileIn, UploadHandler } from './upload-handler.ts';

const { uploadPhoto } = adminRecipeRoutes;

/** A recipe's photo, from a file. Implements ADM-REC-04. */
@Injectable()
export class RecipePhotoRoutes {
  constructor(
    private readonly uploads: UploadHandler,
    private readonly photos: RecipePhotos,
  ) {}

  register(fastify: FastifyInstance): void {
    this.uploads.open(fastify, (add) =>
      add(uploadPhoto, async (_admin, context, request, signal) => {
        const { params } = parseInput(uploadPhoto, { params: request.params });
        const { content } = await fileIn(request, uploadPhoto.upload);
        return this.photos.keep(params.id, content, context, signal);
      }),
    );
  }
}
