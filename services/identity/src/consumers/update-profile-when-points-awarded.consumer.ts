import { type EventOf, pointsAwarded } from '@barspoon/contracts';
import { Consumes } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { ProfilesService } from '../profiles/profiles.service.ts';

@Controller()
export class UpdateProfileWhenPointsAwarded {
  constructor(private readonly profiles: ProfilesService) {}

  @Consumes(pointsAwarded, 'update-profile-when-points-awarded')
  async take({ data }: EventOf<typeof pointsAwarded>): Promise<void> {
    await this.profiles.takePoints(data);
  }
}
