import { type EventOf, pointsCorrected } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ProfilesService } from '../profiles/profiles.service.ts';

@Controller()
export class UpdateProfileWhenPointsCorrected {
  constructor(private readonly profiles: ProfilesService) {}

  @Consumes(pointsCorrected, 'update-profile-when-points-corrected')
  async take({ data }: EventOf<typeof pointsCorrected>): Promise<void> {
    await this.profiles.takePoints(data);
  }
}
