import {
  adminAssistantRoutes,
  type InputOf,
  assistantInternalRoutes as internal,
  type MemberActor,
  assistantRoutes as routes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AdminAssistantService } from './admin-assistant.service.ts';
import { AssistantService } from './assistant.service.ts';
import { ModelSettingsService } from './model/model-settings.service.ts';

@Controller()
export class AssistantController {
  constructor(
    private readonly assistant: AssistantService,
    private readonly admin: AdminAssistantService,
    private readonly settings: ModelSettingsService,
  ) {}

  @Handles(routes.ask)
  ask({ body }: InputOf<typeof routes.ask>, actor: MemberActor) {
    return this.assistant.ask(actor, body);
  }

  @Handles(routes.list)
  list({ query }: InputOf<typeof routes.list>, actor: MemberActor) {
    return this.assistant.list(actor, query);
  }

  @Handles(routes.get)
  get({ params, query }: InputOf<typeof routes.get>, actor: MemberActor) {
    return this.assistant.get(actor, params.id, query);
  }

  @Handles(routes.rename)
  rename({ params, body }: InputOf<typeof routes.rename>, actor: MemberActor) {
    return this.assistant.rename(actor, params.id, body.title);
  }

  @Handles(routes.delete)
  delete({ params }: InputOf<typeof routes.delete>, actor: MemberActor) {
    return this.assistant.delete(actor, params.id);
  }

  @Handles(routes.stop)
  stop({ params }: InputOf<typeof routes.stop>, actor: MemberActor) {
    return this.assistant.stop(actor, params.id, params.turnId);
  }

  @Handles(internal.pieces)
  pieces({ params, query }: InputOf<typeof internal.pieces>) {
    return this.assistant.pieces(query.memberId, params.id, params.turnId, query.after);
  }

  @Handles(routes.judge)
  judge({ params, body }: InputOf<typeof routes.judge>, actor: MemberActor) {
    return this.assistant.judge(actor, params.id, params.turnId, body.helpful);
  }

  @Handles(routes.report)
  report({ params, body }: InputOf<typeof routes.report>, actor: MemberActor) {
    return this.assistant.report(actor, params.id, params.turnId, body);
  }

  @Handles(routes.limits)
  limits(_: InputOf<typeof routes.limits>, actor: MemberActor) {
    return this.assistant.limitsOf(actor);
  }

  @Handles(routes.changeLimits)
  changeLimits({ body }: InputOf<typeof routes.changeLimits>, actor: MemberActor) {
    return this.assistant.changeLimits(actor, body);
  }

  @Handles(adminAssistantRoutes.overview)
  overview() {
    return this.admin.overview();
  }

  @Handles(adminAssistantRoutes.test)
  test() {
    return this.admin.test();
  }

  @Handles(adminAssistantRoutes.changeSettings)
  changeSettings({ body }: InputOf<typeof adminAssistantRoutes.changeSettings>) {
    return this.settings.change(body);
  }

  @Handles(adminAssistantRoutes.unanswered)
  unanswered({ query }: InputOf<typeof adminAssistantRoutes.unanswered>) {
    return this.admin.listUnanswered(query.state);
  }

  @Handles(adminAssistantRoutes.decideUnanswered)
  decideUnanswered({ body }: InputOf<typeof adminAssistantRoutes.decideUnanswered>) {
    return this.admin.decideUnanswered(body);
  }

  @Handles(adminAssistantRoutes.reports)
  reports({ query }: InputOf<typeof adminAssistantRoutes.reports>) {
    return this.admin.listReports(query);
  }

  @Handles(adminAssistantRoutes.closeReport)
  closeReport({ params }: InputOf<typeof adminAssistantRoutes.closeReport>) {
    return this.admin.closeReport(params.id);
  }
}
