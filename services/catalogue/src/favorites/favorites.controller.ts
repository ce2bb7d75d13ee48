import { catalogueInternalRoutes, favoriteRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FavoritesService } from './favorites.service.ts';

@Controller()
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Handles(favoriteRoutes.list)
  list({ query }: InputOf<typeof favoriteRoutes.list>, actor: MemberActor) {
    return this.favorites.list(actor, query);
  }

  @Handles(catalogueInternalRoutes.favoritesOf)
  favoritesOf({ params, query }: InputOf<typeof catalogueInternalRoutes.favoritesOf>) {
    return this.favorites.shownOf(params.memberId, query);
  }

  @Handles(favoriteRoutes.marks)
  marks({ query }: InputOf<typeof favoriteRoutes.marks>, actor: MemberActor) {
    return this.favorites.marks(actor, query.recipeIds);
  }

  @Handles(favoriteRoutes.add)
  add({ params }: InputOf<typeof favoriteRoutes.add>, actor: MemberActor) {
    return this.favorites.add(actor, params.id);
  }

  @Handles(favoriteRoutes.remove)
  remove({ params }: InputOf<typeof favoriteRoutes.remove>, actor: MemberActor) {
    return this.favorites.remove(actor, params.id);
  }
}
