import type { InputOf, MemberActor, membershipRoutes } from '@barspoon/contracts';
import { keyReused } from '@barspoon/messaging';
import { Clock, currentContext, newId } from '@barspoon/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccessRules } from '../accounts/access.ts';
import { memberNotFound } from '../accounts/account.errors.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { ProfilesRepository } from '../profiles/profiles.repository.ts';
import {
  alreadySubscribed,
  checkoutInProgress,
  noCheckoutPage,
  noCustomer,
  nothingToPay,
  paymentOverdue,
} from './membership.errors.ts';
import { MembershipRepository } from './membership.repository.ts';
import type { CustomerRow } from './membership.schema.ts';
import { Payments } from './payments.ts';
import { isOpen } from './subscription.ts';

type Checkout = InputOf<typeof membershipRoutes.createCheckout>['body'];
export const SITE_URL = Symbol('the address members use');

/** A provider that has not answered by then is asked again by the next request. */
const timeoutMs = 15_000;

/** Sends members to the provider's pages. What comes of it, only its webhook tells. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly profiles: ProfilesRepository,
    private readonly memberships: MembershipRepository,
    private readonly payments: Payments,
    private readonly rules: AccessRules,
    private readonly clock: Clock,
    @Inject(SITE_URL) private readonly siteUrl: string,
  ) {}

  /**
   * Opens a checkout, once for an `Idempotency-Key`; the one before it is closed, so that nobody pays twice.
   * Implements SUB-06, BEYOND-22; security 47.
   * @throws DomainError 409 for who is subscribed and on a free site, 422 for a key that was used for another request
   */
  async create(actor: MemberActor, checkout: Checkout): Promise<{ url: string }> {
    if (this.rules.isFree) throw nothingToPay();
    const key = `${actor.id}:${currentContext()?.idempotencyKey ?? newId()}`;
    const input = JSON.stringify(checkout);
    const known = await this.memberships.keepKey({ _id: key, input, createdAt: this.clock.now() });
    if (known.input !== input) throw keyReused();
    if (known.url) return { url: known.url };
    await this.assertNotSubscribed(actor.id);
    const customer = await this.hold(actor.id);
    try {
      const url = await this.open(customer, key, checkout);
      if (!url) throw noCheckoutPage();
      await this.memberships.answerKey(key, url);
      return { url };
    } finally {
      await this.memberships.changeCustomer(customer._id, { busyUntil: null });
    }
  }

  /** Implements SUB-13, BEYOND-24. */
  async openPortal(actor: MemberActor): Promise<{ url: string }> {
    const customer = await this.memberships.findCustomer(this.payments.provider, actor.id);
    if (!customer?.customerId) throw noCustomer();
    return { url: await this.payments.openPortal(customer.customerId, `${this.siteUrl}/profile`) };
  }

  private async assertNotSubscribed(memberId: string): Promise<void> {
    const now = this.clock.now();
    const account = await this.accounts.findById(memberId);
    if (!account) throw memberNotFound();
    if (account.subscribedUntil && account.subscribedUntil > now) throw alreadySubscribed();
    const rows = await this.memberships.subscriptionsOf(memberId);
    if (rows.some(({ facts }) => facts && isOpen(facts, now.getTime()))) throw paymentOverdue();
  }

  private async hold(memberId: string): Promise<CustomerRow> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + timeoutMs);
    const held = await this.memberships.holdCustomer(this.payments.provider, memberId, now, until);
    if (!held) throw checkoutInProgress();
    return held;
  }

  private async open(customer: CustomerRow, key: string, { from }: Checkout): Promise<string | null> {
    const { _id, memberId } = customer;
    const customerId = customer.customerId ?? (await this.createCustomer(customer));
    if (customer.checkoutId && !(await this.payments.closeCheckout(customer.checkoutId)))
      throw alreadySubscribed();
    await this.memberships.forgetFailed(memberId);
    const back = (checkout: string) =>
      `${this.siteUrl}/subscription?${new URLSearchParams({ checkout, ...(from && { from }) })}`;
    const { id, url } = await this.payments.openCheckout({
      key,
      memberId,
      customerId,
      successUrl: back('success'),
      cancelUrl: back('cancelled'),
    });
    await this.memberships.changeCustomer(_id, { checkoutId: id });
    return url;
  }

  private async createCustomer({ _id, memberId }: CustomerRow): Promise<string> {
    const [account, profile] = await Promise.all([
      this.accounts.findById(memberId),
      this.profiles.find(memberId),
    ]);
    const customerId = await this.payments.createCustomer({
      id: memberId,
      email: account?.email ?? null,
      fullName: profile?.fullName ?? '',
    });
    await this.memberships.changeCustomer(_id, { customerId });
    return customerId;
  }
}
