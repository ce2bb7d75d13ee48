import { type EventOf, sessionEnded } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { PushDevices } from '../push/push-devices.repository.ts';

/** Whoever signs out of a browser is not pushed to in it anymore. */
@Controller()
export class ForgetDeviceWhenSessionEnded {
  constructor(private readonly devices: PushDevices) {}

  @Consumes(sessionEnded, 'forget-device-when-session-ended')
  async forget({ data }: EventOf<typeof sessionEnded>): Promise<void> {
    await this.devices.removeOfSession(data.sessionId);
  }
}
