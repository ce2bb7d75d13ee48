import type { EdgeFeature } from '../edge-feature.ts';
import { AvatarRoutes } from './avatar-routes.ts';
import { Avatars } from './avatars.ts';
import { CleanPictures } from './clean-pictures.ts';
import { RecipePhotoRoutes } from './recipe-photo-routes.ts';
import { RecipePhotos } from './recipe-photos.ts';
import { SharedPhotoRoutes } from './shared-photo-routes.ts';
import { SharedPhotos } from './shared-photos.ts';
import { UploadHandler } from './upload-handler.ts';
import { UploadedFiles } from './uploaded-files.ts';

export const uploadsFeature: EdgeFeature = {
  providers: [Avatars, CleanPictures, RecipePhotos, SharedPhotos, UploadHandler],
  routes: [AvatarRoutes, RecipePhotoRoutes, SharedPhotoRoutes, UploadedFiles],
};
