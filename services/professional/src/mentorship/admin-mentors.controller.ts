import { adminMentorshipRoutes, type InputOf } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminMentorsService } from './admin-mentors.service.ts';

@Controller()
export class AdminMentorsController {
  constructor(private readonly mentors: AdminMentorsService) {}

  @Handles(adminMentorshipRoutes.overview)
  overview() {
    return this.mentors.overview();
  }

  @Handles(adminMentorshipRoutes.connections)
  connections({ query }: InputOf<typeof adminMentorshipRoutes.connections>) {
    return this.mentors.connectionsPage(query);
  }

  @Handles(adminMentorshipRoutes.profiles)
  profiles({ query }: InputOf<typeof adminMentorshipRoutes.profiles>) {
    return this.mentors.profiles(query);
  }

  @Handles(adminMentorshipRoutes.setDeactivated)
  setDeactivated({ params, body }: InputOf<typeof adminMentorshipRoutes.setDeactivated>) {
    return this.mentors.setDeactivated(params.id, body);
  }
}
