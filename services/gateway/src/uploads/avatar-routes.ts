import { profileRoutes } from '@barspoon/contracts';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Avatars } from './avatars.ts';
import { OutgoingPictures } from './outgoing-pictures.ts';
import { fileIn, UploadHandler } from './upload-handler.ts';

const { uploadAvatar, fetchAvatar, removeAvatar } = profileRoutes;

/** The member's avatar: from a file, from an address of the web, or none. Implements PROF-30 to PROF-33. */
@Injectable()
export class AvatarRoutes {
  constructor(
    private readonly uploads: UploadHandler,
    private readonly avatars: Avatars,
    private readonly outgoing: OutgoingPictures,
  ) {}

  register(fastify: FastifyInstance): void {
    this.uploads.open(fastify, (add) => {
      add(uploadAvatar, async (member, context, request, signal) => {
        const { content } = await fileIn(request, uploadAvatar.upload);
        return this.avatars.set(member.id, content, context, signal);
      });
      add(fetchAvatar, async (member, context, request, signal) => {
        const { body } = parseInput(fetchAvatar, { body: request.body });
        return this.avatars.set(member.id, await this.outgoing.fetch(body.url), context, signal);
      });
      add(removeAvatar, (member, context) => this.avatars.remove(member.id, context));
    });
  }
}
