import {
  confirmationRoutes,
  type InputOf,
  type MemberActor,
  secondFactorRoutes as routes,
  secondStepInternalRoutes,
} from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { SecondFactorService } from './second-factor.service.ts';
import { SecondStepService } from './second-step.service.ts';
import { StepUpService } from './step-up.service.ts';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly factor: SecondFactorService,
    private readonly step: SecondStepService,
    private readonly stepUp: StepUpService,
  ) {}

  @Handles(routes.get)
  get(_: InputOf<typeof routes.get>, actor: MemberActor) {
    return this.factor.get(actor);
  }

  @Handles(routes.begin)
  begin(_: InputOf<typeof routes.begin>, actor: MemberActor) {
    return this.factor.begin(actor);
  }

  @Handles(routes.turnOn)
  turnOn({ body }: InputOf<typeof routes.turnOn>, actor: MemberActor) {
    return this.factor.turnOn(actor, body);
  }

  @Handles(routes.turnOff)
  turnOff({ body }: InputOf<typeof routes.turnOff>, actor: MemberActor) {
    return this.factor.turnOff(actor, body);
  }

  @Handles(routes.renewCodes)
  renewCodes(_: InputOf<typeof routes.renewCodes>, actor: MemberActor) {
    return this.factor.renewCodes(actor);
  }

  @Handles(confirmationRoutes.ways)
  ways(_: InputOf<typeof confirmationRoutes.ways>, actor: MemberActor) {
    return this.stepUp.ways(actor);
  }

  @Handles(confirmationRoutes.passkey)
  passkeyToConfirm(_: InputOf<typeof confirmationRoutes.passkey>, actor: MemberActor) {
    return this.stepUp.askForPasskey(actor);
  }

  @Handles(confirmationRoutes.confirm)
  confirm({ body }: InputOf<typeof confirmationRoutes.confirm>, actor: MemberActor) {
    return this.stepUp.confirm(actor, body);
  }

  @Handles(secondStepInternalRoutes.finish)
  finish({ body }: InputOf<typeof secondStepInternalRoutes.finish>) {
    return this.step.finish(body);
  }

  @Handles(secondStepInternalRoutes.ways)
  waysToFinish({ body }: InputOf<typeof secondStepInternalRoutes.ways>) {
    return this.step.ways(body.token);
  }

  @Handles(secondStepInternalRoutes.finishWithPasskey)
  finishWithPasskey({ body }: InputOf<typeof secondStepInternalRoutes.finishWithPasskey>) {
    return this.step.finishWithPasskey(body);
  }
}
