import { type InputOf, type MemberActor, recipeNoteRoutes as routes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { RecipeNotesService } from './recipe-notes.service.ts';

@Controller()
export class RecipeNotesController {
  constructor(private readonly notes: RecipeNotesService) {}

  @Handles(routes.mine)
  mine({ params }: InputOf<typeof routes.mine>, actor: MemberActor) {
    return this.notes.mine(actor, params.id);
  }

  @Handles(routes.write)
  write({ params, body }: InputOf<typeof routes.write>, actor: MemberActor) {
    return this.notes.write(actor, params.id, body.note);
  }

  @Handles(routes.made)
  made({ params }: InputOf<typeof routes.made>, actor: MemberActor) {
    return this.notes.made(actor, params.id, params.day);
  }

  @Handles(routes.notMade)
  notMade({ params }: InputOf<typeof routes.notMade>, actor: MemberActor) {
    return this.notes.notMade(actor, params.id, params.day);
  }
}
