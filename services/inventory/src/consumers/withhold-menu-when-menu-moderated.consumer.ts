import { type EventOf, menuModerated } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { WithheldMenusService } from '../menus/withheld-menus.service.ts';

/** Implements BEYOND-257. */
@Controller()
export class WithholdMenuWhenMenuModerated {
  constructor(private readonly menus: WithheldMenusService) {}

  @Consumes(menuModerated, 'withhold-menu-when-menu-moderated')
  async withhold({ data }: EventOf<typeof menuModerated>): Promise<void> {
    await this.menus.follow(data);
  }
}
