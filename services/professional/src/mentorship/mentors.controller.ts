import { type InputOf, type MemberActor, mentorRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { MentorsService } from './mentors.service.ts';

@Controller()
export class MentorsController {
  constructor(private readonly mentors: MentorsService) {}

  @Handles(mentorRoutes.list)
  list({ query }: InputOf<typeof mentorRoutes.list>, actor: MemberActor) {
    return this.mentors.list(actor, query);
  }

  @Handles(mentorRoutes.get)
  get({ params }: InputOf<typeof mentorRoutes.get>, actor: MemberActor) {
    return this.mentors.get(actor, params.id);
  }

  @Handles(mentorRoutes.mine)
  mine(_input: InputOf<typeof mentorRoutes.mine>, actor: MemberActor) {
    return this.mentors.mine(actor);
  }

  @Handles(mentorRoutes.save)
  save({ body }: InputOf<typeof mentorRoutes.save>, actor: MemberActor) {
    return this.mentors.save(actor, body);
  }
}
