import { type InputOf, paymentInternalRoutes as routes } from '@barspoon/contracts';
import { Handles } from '@barspoon/messaging';
import { Controller } from '@nestjs/common';
import { noSandbox } from '../membership.errors.ts';
import { Payments } from '../payments.ts';
import { SandboxPayments } from './sandbox-payments.ts';

/** For the gateway's sandbox pages; with another provider there are none. */
@Controller()
export class SandboxController {
  constructor(private readonly payments: Payments) {}

  @Handles(routes.sandboxCheckout)
  async checkout({ params }: InputOf<typeof routes.sandboxCheckout>) {
    return this.sandbox().checkout(params.token);
  }

  @Handles(routes.sandboxPay)
  async pay({ params, body }: InputOf<typeof routes.sandboxPay>) {
    return this.sandbox().pay(params.token, body.means);
  }

  @Handles(routes.sandboxPortal)
  async portal({ params }: InputOf<typeof routes.sandboxPortal>) {
    return this.sandbox().portal(params.token);
  }

  @Handles(routes.sandboxManage)
  async manage({ params, body }: InputOf<typeof routes.sandboxManage>) {
    return this.sandbox().manage(params.token, body.act);
  }

  private sandbox(): SandboxPayments {
    if (this.payments instanceof SandboxPayments) return this.payments;
    throw noSandbox();
  }
}
