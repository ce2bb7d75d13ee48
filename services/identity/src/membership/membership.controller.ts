import { type InputOf, type MemberActor, membershipRoutes, paymentInternalRoutes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { CheckoutService } from './checkout.service.ts';
import { MembershipService } from './membership.service.ts';

@Controller()
export class MembershipController {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly memberships: MembershipService,
  ) {}

  @Handles(membershipRoutes.createCheckout)
  createCheckout({ body }: InputOf<typeof membershipRoutes.createCheckout>, actor: MemberActor) {
    return this.checkouts.create(actor, body);
  }

  @Handles(membershipRoutes.checkSubscription)
  checkSubscription(_: InputOf<typeof membershipRoutes.checkSubscription>, actor: MemberActor) {
    return this.memberships.check(actor);
  }

  @Handles(membershipRoutes.customerPortal)
  customerPortal(_: InputOf<typeof membershipRoutes.customerPortal>, actor: MemberActor) {
    return this.checkouts.openPortal(actor);
  }

  @Handles(paymentInternalRoutes.takeEvent)
  async takeEvent({ body }: InputOf<typeof paymentInternalRoutes.takeEvent>) {
    await this.memberships.takeEvent(body.payload, body.signature);
    return { done: true as const };
  }
}
