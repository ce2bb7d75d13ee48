import { adminSkillRoutes, type InputOf, type MemberActor, skillRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { OwnSkillsService } from './own-skills.service.ts';
import { SkillsService } from './skills.service.ts';

@Controller()
export class SkillsController {
  constructor(
    private readonly skills: SkillsService,
    private readonly own: OwnSkillsService,
  ) {}

  @Handles(skillRoutes.list)
  activeOnes() {
    return this.skills.activeOnes();
  }

  @Handles(skillRoutes.mine)
  mine(_: InputOf<typeof skillRoutes.mine>, actor: MemberActor) {
    return this.own.of(actor.id);
  }

  @Handles(skillRoutes.put)
  put({ params, body }: InputOf<typeof skillRoutes.put>, actor: MemberActor) {
    return this.own.put(actor, params.id, body);
  }

  @Handles(skillRoutes.remove)
  remove({ params }: InputOf<typeof skillRoutes.remove>, actor: MemberActor) {
    return this.own.remove(actor, params.id);
  }

  @Handles(adminSkillRoutes.list)
  list({ query }: InputOf<typeof adminSkillRoutes.list>) {
    return this.skills.list(query);
  }

  @Handles(adminSkillRoutes.get)
  get({ params }: InputOf<typeof adminSkillRoutes.get>) {
    return this.skills.get(params.id);
  }

  @Handles(adminSkillRoutes.create)
  create({ body }: InputOf<typeof adminSkillRoutes.create>) {
    return this.skills.create(body);
  }

  @Handles(adminSkillRoutes.revise)
  revise({ params, body }: InputOf<typeof adminSkillRoutes.revise>) {
    return this.skills.revise(params.id, body);
  }
}
