import { type InputOf, jobAlertInternalRoutes, jobAlertRoutes, type MemberActor } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { AlertsService } from './alerts.service.ts';

@Controller()
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Handles(jobAlertRoutes.list)
  list(_: InputOf<typeof jobAlertRoutes.list>, actor: MemberActor) {
    return this.alerts.list(actor);
  }

  @Handles(jobAlertRoutes.create)
  create({ body }: InputOf<typeof jobAlertRoutes.create>, actor: MemberActor) {
    return this.alerts.create(actor, body);
  }

  @Handles(jobAlertRoutes.remove)
  remove({ params }: InputOf<typeof jobAlertRoutes.remove>, actor: MemberActor) {
    return this.alerts.remove(actor, params.id);
  }

  @Handles(jobAlertInternalRoutes.news)
  news(input: InputOf<typeof jobAlertInternalRoutes.news>) {
    return this.alerts.news(input);
  }
}
