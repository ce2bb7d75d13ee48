import {
  catalogueInternalRoutes,
  favouriteRoutes,
  type InputOf,
  type MemberActor,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { FavouritesService } from './favourites.service.ts';

@Controller()
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Handles(favouriteRoutes.list)
  list({ query }: InputOf<typeof favouriteRoutes.list>, actor: MemberActor) {
    return this.favourites.list(actor, query);
  }

  @Handles(catalogueInternalRoutes.favoritesOf)
  favoritesOf({ params, query }: InputOf<typeof catalogueInternalRoutes.favoritesOf>) {
    return this.favourites.shownOf(params.memberId, query);
  }

  @Handles(favouriteRoutes.marks)
  marks({ query }: InputOf<typeof favouriteRoutes.marks>, actor: MemberActor) {
    return this.favourites.marks(actor, query.recipeIds);
  }

  @Handles(favouriteRoutes.add)
  add({ params }: InputOf<typeof favouriteRoutes.add>, actor: MemberActor) {
    return this.favourites.add(actor, params.id);
  }

  @Handles(favouriteRoutes.remove)
  remove({ params }: InputOf<typeof favouriteRoutes.remove>, actor: MemberActor) {
    return this.favourites.remove(actor, params.id);
  }
}
