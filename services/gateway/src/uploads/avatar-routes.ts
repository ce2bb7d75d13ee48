import { profileRoutes } from '@barspoon/contracts';
import { parseInput } from '@barspoon/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Avatars } from './avatars.ts';
import { OutgoingPictures } from './outgoing-pictures.ts';
import { fileIn, UploadDoor } from './upload-door.ts';

const { uploadAvatar, fetchAvatar, removeAvatar } = profileRoutes;

/** The member's avatar: from a file, from an address of the web, or none. Implements PROF-30 to PROF-33. */
@Injectable()
export class AvatarRoutes {
  constructor(
    private readonly door: UploadDoor,
    private readonly avatars: Avatars,
    private readonly outgoing: OutgoingPictures,
  ) {}

  register(fastify: FastifyInstance): void {
    this.door.open(fastify, (add) => {
      add(uploadAvatar, async (member, context, request) =>
        this.avatars.set(member.id, (await fileIn(request, uploadAvatar.upload)).content, context),
      );
      add(fetchAvatar, async (member, context, request) => {
        const { body } = parseInput(fetchAvatar, { body: request.body });
        return this.avatars.set(member.id, await this.outgoing.fetch(body.url), context);
      });
      add(removeAvatar, (member, context) => this.avatars.remove(member.id, context));
    });
  }
}
