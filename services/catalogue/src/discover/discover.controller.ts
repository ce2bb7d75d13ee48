import { type Actor, discoverRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { DiscoverService } from './discover.service.ts';

@Controller()
export class DiscoverController {
  constructor(private readonly discover: DiscoverService) {}

  @Handles(discoverRoutes.search)
  search({ query }: InputOf<typeof discoverRoutes.search>, actor: Actor) {
    return this.discover.search(actor, query);
  }
}
