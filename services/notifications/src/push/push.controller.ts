import { type InputOf, type MemberActor, pushRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PushDevicesService } from './push-devices.service.ts';

@Controller()
export class PushController {
  constructor(private readonly devices: PushDevicesService) {}

  @Handles(pushRoutes.devices)
  list(_: InputOf<typeof pushRoutes.devices>, actor: MemberActor) {
    return this.devices.list(actor);
  }

  @Handles(pushRoutes.add)
  add({ body }: InputOf<typeof pushRoutes.add>, actor: MemberActor) {
    return this.devices.add(actor, body);
  }

  @Handles(pushRoutes.remove)
  remove({ params }: InputOf<typeof pushRoutes.remove>, actor: MemberActor) {
    return this.devices.remove(actor, params.id);
  }
}
