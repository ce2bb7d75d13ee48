import { adminBarItemRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminItemsService } from './admin-items.service.ts';

@Controller()
export class AdminItemsController {
  constructor(private readonly items: AdminItemsService) {}

  @Handles(adminBarItemRoutes.list)
  list({ query }: InputOf<typeof adminBarItemRoutes.list>) {
    return this.items.list(query);
  }

  @Handles(adminBarItemRoutes.get)
  get({ params }: InputOf<typeof adminBarItemRoutes.get>) {
    return this.items.get(params.id);
  }

  @Handles(adminBarItemRoutes.create)
  create({ body }: InputOf<typeof adminBarItemRoutes.create>) {
    return this.items.create(body);
  }

  @Handles(adminBarItemRoutes.revise)
  revise({ params, body }: InputOf<typeof adminBarItemRoutes.revise>) {
    return this.items.revise(params.id, body);
  }

  @Handles(adminBarItemRoutes.delete)
  delete({ params }: InputOf<typeof adminBarItemRoutes.delete>) {
    return this.items.delete(params.id);
  }
}
