import { adminPhotoRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PhotoReadingService } from './photo-reading.service.ts';
import { PhotosService } from './photos.service.ts';

@Controller()
export class AdminPhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly reading: PhotoReadingService,
  ) {}

  @Handles(adminPhotoRoutes.list)
  list({ query }: InputOf<typeof adminPhotoRoutes.list>) {
    return this.reading.listForStaff(query);
  }

  @Handles(adminPhotoRoutes.get)
  get({ params }: InputOf<typeof adminPhotoRoutes.get>) {
    return this.reading.getForAdmins(params.id);
  }

  @Handles(adminPhotoRoutes.delete)
  delete({ params }: InputOf<typeof adminPhotoRoutes.delete>) {
    return this.photos.moderateAway(params.id);
  }
}
