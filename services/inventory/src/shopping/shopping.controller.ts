import { type InputOf, type MemberActor, shoppingRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ShoppingService } from './shopping.service.ts';

@Controller()
export class ShoppingController {
  constructor(private readonly shopping: ShoppingService) {}

  @Handles(shoppingRoutes.list)
  list({ params }: InputOf<typeof shoppingRoutes.list>, actor: MemberActor) {
    return this.shopping.list(actor, params.id);
  }

  @Handles(shoppingRoutes.change)
  change({ params, body }: InputOf<typeof shoppingRoutes.change>, actor: MemberActor) {
    return this.shopping.change(actor, params.id, params.changeId, body);
  }
}
