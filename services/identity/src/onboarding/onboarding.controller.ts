import { type InputOf, type MemberActor, onboardingRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { OnboardingService } from './onboarding.service.ts';

@Controller()
export class OnboardingController {
  constructor(private readonly onboarding: OnboardingService) {}

  @Handles(onboardingRoutes.mine)
  mine(_: InputOf<typeof onboardingRoutes.mine>, actor: MemberActor) {
    return this.onboarding.mine(actor);
  }

  @Handles(onboardingRoutes.save)
  save({ body }: InputOf<typeof onboardingRoutes.save>, actor: MemberActor) {
    return this.onboarding.save(actor, body);
  }

  @Handles(onboardingRoutes.choose)
  choose({ body }: InputOf<typeof onboardingRoutes.choose>, actor: MemberActor) {
    return this.onboarding.choose(actor, body);
  }

  @Handles(onboardingRoutes.reset)
  reset(_: InputOf<typeof onboardingRoutes.reset>, actor: MemberActor) {
    return this.onboarding.reset(actor);
  }
}
