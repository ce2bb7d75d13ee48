import { barRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { BarService } from './bar.service.ts';

@Controller()
export class BarController {
  constructor(private readonly bar: BarService) {}

  @Handles(barRoutes.add)
  add({ params }: InputOf<typeof barRoutes.add>, actor: MemberActor) {
    return this.bar.add(actor, params.id);
  }

  @Handles(barRoutes.remove)
  remove({ params }: InputOf<typeof barRoutes.remove>, actor: MemberActor) {
    return this.bar.remove(actor, params.id);
  }
}
