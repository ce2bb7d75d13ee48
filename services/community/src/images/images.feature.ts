import type { Feature } from '@barspoon/messaging';
import { OutsideImageRow, OutsideImageRowSchema } from './outside-image.schema.ts';
import { OutsideImagesRepository } from './outside-images.repository.ts';
import { OutsideImagesService } from './outside-images.service.ts';

export const imagesFeature: Feature = {
  tables: [{ row: OutsideImageRow, schema: OutsideImageRowSchema }],
  providers: [OutsideImagesRepository, OutsideImagesService],
};
