import type { Feature } from '@barspoon/messaging';
import { CheckoutService } from './checkout.service.ts';
import { MembershipController } from './membership.controller.ts';
import { MembershipRepository } from './membership.repository.ts';
import * as memberships from './membership.schema.ts';
import { MembershipService } from './membership.service.ts';
import { SandboxController } from './sandbox/sandbox.controller.ts';
import { SandboxRepository } from './sandbox/sandbox.repository.ts';
import * as sandbox from './sandbox/sandbox.schema.ts';

export const membershipFeature: Feature = {
  tables: [
    {
      row: memberships.CustomerRow,
      schema: memberships.CustomerRowSchema,
      own: [{ owner: 'memberId', hidden: ['busyUntil'] }],
    },
    {
      row: memberships.SubscriptionRow,
      schema: memberships.SubscriptionRowSchema,
      own: [{ owner: 'memberId' }],
    },
    { row: memberships.PaymentEventRow, schema: memberships.PaymentEventRowSchema },
    { row: memberships.CheckoutKeyRow, schema: memberships.CheckoutKeyRowSchema },
    { row: sandbox.SandboxCheckoutRow, schema: sandbox.SandboxCheckoutRowSchema },
    { row: sandbox.SandboxCustomerRow, schema: sandbox.SandboxCustomerRowSchema },
  ],
  controllers: [MembershipController, SandboxController],
  providers: [CheckoutService, MembershipRepository, MembershipService, SandboxRepository],
};
