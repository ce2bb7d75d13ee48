import type { Feature } from '@barspoon/messaging';
import { PictureFileRow, PictureFileRowSchema } from './picture-file.schema.ts';
import { PictureFilesRepository } from './picture-files.repository.ts';

export const pictureFilesFeature: Feature = {
  tables: [{ row: PictureFileRow, schema: PictureFileRowSchema, own: [{ owner: 'userId' }] }],
  providers: [PictureFilesRepository],
};
