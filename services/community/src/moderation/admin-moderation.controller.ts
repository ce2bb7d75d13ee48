import { adminModerationRoutes, type InputOf, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { DecisionsService } from './decisions.service.ts';
import { ModerationRulesService } from './moderation-rules.service.ts';
import { QueueService } from './queue.service.ts';
import { TrialsService } from './trials.service.ts';

@Controller()
export class AdminModerationController {
  constructor(
    private readonly queues: QueueService,
    private readonly decisions: DecisionsService,
    private readonly moderationRules: ModerationRulesService,
    private readonly trials: TrialsService,
  ) {}

  @Handles(adminModerationRoutes.queue)
  queue({ query }: InputOf<typeof adminModerationRoutes.queue>, actor: MemberActor) {
    return this.queues.page(actor, query);
  }

  @Handles(adminModerationRoutes.newest)
  newest(_: InputOf<typeof adminModerationRoutes.newest>, actor: MemberActor) {
    return this.queues.newest(actor);
  }

  @Handles(adminModerationRoutes.member)
  member({ params }: InputOf<typeof adminModerationRoutes.member>) {
    return this.queues.member(params.id);
  }

  @Handles(adminModerationRoutes.decide)
  decide({ body }: InputOf<typeof adminModerationRoutes.decide>, actor: MemberActor) {
    return this.decisions.decide(actor, body);
  }

  @Handles(adminModerationRoutes.rules)
  rules() {
    return this.moderationRules.get();
  }

  @Handles(adminModerationRoutes.reviseRules)
  reviseRules({ body }: InputOf<typeof adminModerationRoutes.reviseRules>, actor: MemberActor) {
    return this.moderationRules.revise(actor, body.revision, body.rules);
  }

  @Handles(adminModerationRoutes.tryText)
  tryText({ body }: InputOf<typeof adminModerationRoutes.tryText>) {
    return this.trials.text(body);
  }

  @Handles(adminModerationRoutes.replay)
  replay({ body }: InputOf<typeof adminModerationRoutes.replay>) {
    return this.trials.replay(body.rules);
  }
}
