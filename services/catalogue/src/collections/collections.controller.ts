import {
  type Actor,
  catalogueInternalRoutes,
  type InputOf,
  type MemberActor,
  collectionRoutes as routes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { CollectionsService } from './collections.service.ts';

@Controller()
export class CollectionsController {
  constructor(private readonly collections: CollectionsService) {}

  @Handles(routes.mine)
  mine({ query }: InputOf<typeof routes.mine>, actor: MemberActor) {
    return this.collections.mine(actor, query);
  }

  @Handles(catalogueInternalRoutes.countsOf)
  counts({ params }: InputOf<typeof catalogueInternalRoutes.countsOf>) {
    return this.collections.counts(params.memberId);
  }

  @Handles(catalogueInternalRoutes.collectionFacts)
  facts({ query }: InputOf<typeof catalogueInternalRoutes.collectionFacts>) {
    return this.collections.facts(query.limit, query.cursor);
  }

  @Handles(routes.create)
  create({ body }: InputOf<typeof routes.create>, actor: MemberActor) {
    return this.collections.create(actor, body);
  }

  @Handles(routes.shown)
  shown({ query }: InputOf<typeof routes.shown>, actor: Actor) {
    return this.collections.shown(actor, query);
  }

  @Handles(routes.get)
  get({ params }: InputOf<typeof routes.get>, actor: Actor) {
    return this.collections.get(actor, params.id);
  }

  @Handles(routes.revise)
  revise({ params, body }: InputOf<typeof routes.revise>, actor: MemberActor) {
    return this.collections.revise(actor, params.id, body);
  }

  @Handles(routes.delete)
  delete({ params }: InputOf<typeof routes.delete>, actor: MemberActor) {
    return this.collections.delete(actor, params.id);
  }

  @Handles(routes.addRecipe)
  addRecipe({ params }: InputOf<typeof routes.addRecipe>, actor: MemberActor) {
    return this.collections.addRecipe(actor, params.id, params.recipeId);
  }

  @Handles(routes.removeRecipe)
  removeRecipe({ params }: InputOf<typeof routes.removeRecipe>, actor: MemberActor) {
    return this.collections.removeRecipe(actor, params.id, params.recipeId);
  }

  @Handles(routes.note)
  note({ params, body }: InputOf<typeof routes.note>, actor: MemberActor) {
    return this.collections.note(actor, params.id, params.recipeId, body.note);
  }

  @Handles(routes.reorder)
  reorder({ params, body }: InputOf<typeof routes.reorder>, actor: MemberActor) {
    return this.collections.reorder(actor, params.id, body.revision, body.recipeIds);
  }

  @Handles(routes.copy)
  copy({ params }: InputOf<typeof routes.copy>, actor: MemberActor) {
    return this.collections.copy(actor, params.id);
  }
}
