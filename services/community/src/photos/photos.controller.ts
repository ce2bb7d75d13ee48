import { type InputOf, type MemberActor, photoInternalRoutes, photoRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PhotoReadingService } from './photo-reading.service.ts';
import { PhotosService } from './photos.service.ts';

@Controller()
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly reading: PhotoReadingService,
  ) {}

  @Handles(photoRoutes.list)
  list({ query }: InputOf<typeof photoRoutes.list>, actor: MemberActor) {
    return this.reading.list(actor, query);
  }

  @Handles(photoRoutes.get)
  get({ params }: InputOf<typeof photoRoutes.get>, actor: MemberActor) {
    return this.reading.get(actor, params.id);
  }

  @Handles(photoInternalRoutes.keep)
  keep({ body }: InputOf<typeof photoInternalRoutes.keep>) {
    return this.photos.keepFile(body);
  }

  @Handles(photoRoutes.share)
  share({ body }: InputOf<typeof photoRoutes.share>, actor: MemberActor) {
    return this.photos.share(actor, body);
  }

  @Handles(photoRoutes.delete)
  delete({ params }: InputOf<typeof photoRoutes.delete>, actor: MemberActor) {
    return this.photos.delete(actor, params.id);
  }

  @Handles(photoRoutes.like)
  like({ params }: InputOf<typeof photoRoutes.like>, actor: MemberActor) {
    return this.photos.like(actor, params.id);
  }

  @Handles(photoRoutes.unlike)
  unlike({ params }: InputOf<typeof photoRoutes.unlike>, actor: MemberActor) {
    return this.photos.unlike(actor, params.id);
  }
}
