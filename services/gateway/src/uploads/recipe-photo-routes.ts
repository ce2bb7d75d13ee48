import { adminRecipeRoutes } from '@barspoon/contracts';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { RecipePhotos } from './recipe-photos.ts';
import { fileIn, UploadDoor } from './upload-door.ts';

const { uploadPhoto } = adminRecipeRoutes;

/** A recipe's photo, from a file. Implements ADM-REC-04. */
@Injectable()
export class RecipePhotoRoutes {
  constructor(
    private readonly door: UploadDoor,
    private readonly photos: RecipePhotos,
  ) {}

  register(fastify: FastifyInstance): void {
    this.door.open(fastify, (add) =>
      add(uploadPhoto, async (_admin, context, request) => {
        const { params } = parseInput(uploadPhoto, { params: request.params });
        const { content } = await fileIn(request, uploadPhoto.upload);
        return this.photos.keep(params.id, content, context);
      }),
    );
  }
}
