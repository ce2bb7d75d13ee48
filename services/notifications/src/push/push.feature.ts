import type { Feature } from '@barspoon/messaging';
import { PushController } from './push.controller.ts';
import { PushDeviceRow, PushDeviceRowSchema } from './push-device.schema.ts';
import { PushDevices } from './push-devices.repository.ts';
import { PushDevicesService } from './push-devices.service.ts';
import { PushVolumeRow, PushVolumeRowSchema } from './push-volume.schema.ts';
import { PushVolumes } from './push-volumes.repository.ts';
import { Pushes } from './pushes.service.ts';

export const pushFeature: Feature = {
  tables: [
    {
      row: PushDeviceRow,
      schema: PushDeviceRowSchema,
      own: [{ owner: 'memberId', hidden: ['keys', 'sessionId'] }],
      // Who has these could push to a member's browser.
      inConsole: { changedAt: 'createdAt', hidden: ['endpoint', 'keys', 'sessionId'] },
    },
    { row: PushVolumeRow, schema: PushVolumeRowSchema },
  ],
  controllers: [PushController],
  providers: [PushDevices, PushDevicesService, Pushes, PushVolumes],
};
