import type { Feature } from '@barspoon/messaging';
import {
  FavoriteCountRow,
  FavoriteCountRowSchema,
  FavoriteRow,
  FavoriteRowSchema,
} from './favorite.schema.ts';
import { FavoritesController } from './favorites.controller.ts';
import { FavoritesRepository } from './favorites.repository.ts';
import { FavoritesService } from './favorites.service.ts';

export const favoritesFeature: Feature = {
  tables: [
    {
      row: FavoriteRow,
      schema: FavoriteRowSchema,
      own: [{ owner: 'userId' }],
      inConsole: { changedAt: 'createdAt' },
    },
    { row: FavoriteCountRow, schema: FavoriteCountRowSchema, own: [{ owner: '_id', hidden: ['sequence'] }] },
  ],
  controllers: [FavoritesController],
  providers: [FavoritesRepository, FavoritesService],
};
