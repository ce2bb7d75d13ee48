import { type MemberActor, membershipChanged, type Subscription } from '@barspoon/contracts';
import { Outbox } from '@barspoon/messaging';
import { Audit, Transactions } from '@barspoon/persistence';
import { Clock } from '@barspoon/platform';
import { Injectable, Logger } from '@nestjs/common';
import { AccessRules } from '../accounts/access.ts';
import { memberNotFound } from '../accounts/account.errors.ts';
import type { AccountRow } from '../accounts/account.schema.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { type Amount, FunnelRepository } from '../analytics/funnel.repository.ts';
import { paidUntilOf, standingOfAll, toSubscription } from './membership.mapper.ts';
import { MembershipRepository } from './membership.repository.ts';
import type { SubscriptionRow } from './membership.schema.ts';
import type { PaymentEvent } from './payment-event.ts';
import { Payments } from './payments.ts';
import {
  hasNotBegun,
  newerPayment,
  newerSubscription,
  type PaymentFacts,
  type SubscriptionFacts,
} from './subscription.ts';

interface MembershipUpdate {
  subscriptionId: string;
  customerId: string;
  facts?: SubscriptionFacts;
  payment?: PaymentFacts | null;
}

/** What members have paid for. Only the provider's word changes it. Implements BEYOND-23. */
@Injectable()
export class MembershipService {
  private readonly log = new Logger(MembershipService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly memberships: MembershipRepository,
    private readonly payments: Payments,
    private readonly funnel: FunnelRepository,
    private readonly rules: AccessRules,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Implements SUB-09 to SUB-11; the end is checked here, regardless of events. */
  async check(actor: MemberActor): Promise<Subscription> {
    const [account, rows, customer] = await Promise.all([
      this.accounts.findById(actor.id),
      this.memberships.subscriptionsOf(actor.id),
      this.memberships.findCustomer(this.payments.provider, actor.id),
    ]);
    if (!account) throw memberNotFound();
    return toSubscription(account, rows, Boolean(customer?.customerId), this.clock.now());
  }

  /**
   * Takes an event of the provider: once, however often and in whatever order events come (security 43, 44).
   * @throws DomainError 400 unless the provider has just signed these bytes
   */
  async takeEvent(payload: string, signature: string): Promise<void> {
    const event = await this.payments.verifyWebhook(payload, signature);
    if (event.kind === 'other' || (await this.memberships.isTaken(event.id))) return;
    try {
      await this.transactions.run(async () => {
        await this.memberships.noteEvent(event.id, this.clock.now());
        await this.takeNew(event);
      });
    } catch (error) {
      if (!this.memberships.isRepetition(error)) throw error;
    }
  }

  /** Compares a page of the provider's subscriptions with ours and repairs. @returns where the next page begins */
  async reconcile(after: string | null): Promise<string | null> {
    const { items, next } = await this.payments.listSubscriptions(after);
    for (const update of items) {
      if (hasNotBegun(update.facts)) continue;
      const repaired = await this.take(update);
      if (!repaired) continue;
      const { memberId, before, now } = repaired;
      await this.audit.record('membership.repaired', `member:${memberId}`, {
        subscription: update.subscriptionId,
        before,
        now,
      });
      this.log.warn(
        { memberId, subscription: update.subscriptionId },
        'a membership differed from the provider',
      );
    }
    return next;
  }

  /**
   * Ends at the provider what somebody pays for whose account is about to be deleted.
   * @throws UnavailableError when the provider does not answer: they would go on paying
   */
  async leave(memberId: string): Promise<void> {
    const customer = await this.memberships.findCustomer(this.payments.provider, memberId);
    if (customer?.customerId) await this.payments.endCustomer(customer.customerId);
  }

  private async takeNew(event: Exclude<PaymentEvent, { kind: 'other' }>): Promise<void> {
    const { kind, customerId } = event;
    if (kind === 'refund') return this.noteAmount(customerId, event.refunded);
    const { subscriptionId } = event;
    if (kind === 'subscription') await this.take({ subscriptionId, customerId, facts: event.facts });
    else {
      await this.noteAmount(customerId, event.paid);
      await this.take({ subscriptionId, customerId, payment: event.facts });
    }
  }

  /** Counts what a customer of ours has paid or got back, for the figures alone. */
  private async noteAmount(customerId: string, amount: Amount | null): Promise<void> {
    if (amount && (await this.memberships.findCustomerById(customerId)))
      await this.funnel.notePayment(amount);
  }

  /** Merges news into what is known. @returns what changed, or null when nothing did */
  private async take({ subscriptionId, customerId, facts, payment }: MembershipUpdate) {
    const customer = await this.memberships.findCustomerById(customerId);
    if (!customer) {
      this.log.debug(`${customerId} is not a customer of ours`);
      return null;
    }
    const { memberId } = customer;
    const before = await this.memberships.findSubscription(subscriptionId);
    const now: SubscriptionRow = {
      _id: subscriptionId,
      memberId,
      facts: merged(before?.facts, facts, newerSubscription),
      payment: merged(before?.payment, payment, newerPayment),
    };
    await this.memberships.saveSubscription(now);
    if (before && sayTheSame(before.facts, now.facts) && sayTheSame(before.payment, now.payment)) return null;
    await this.memberships.changeCustomer(customer._id, { checkoutId: null });
    await this.settle(memberId);
    return { memberId, before: before && { facts: before.facts, payment: before.payment }, now };
  }

  /** Opens or closes the house for a member as their subscriptions say, and tells of it. */
  private async settle(memberId: string): Promise<void> {
    const before = await this.accounts.findById(memberId);
    if (!before) return;
    const rows = await this.memberships.subscriptionsOf(memberId);
    const subscribedUntil = paidUntilOf(rows);
    const now = this.clock.now();
    const isFirst = subscribedUntil !== null && !before.firstSubscribedAt;
    const account = await this.accounts.change(memberId, {
      subscribedUntil,
      ...(isFirst && { firstSubscribedAt: now }),
    });
    await this.tell(account, rows);
  }

  /** Tells every gateway what a member's access is now; belongs to the open transaction of what changed it. */
  async tell(account: AccountRow, known?: readonly SubscriptionRow[]): Promise<void> {
    const now = this.clock.now();
    const rows = known ?? (await this.memberships.subscriptionsOf(account._id));
    await this.outbox.add(
      membershipChanged,
      {
        memberId: account._id,
        state: standingOfAll(rows, now).state,
        subscribedUntil: account.subscribedUntil?.toISOString() ?? null,
        grantedUntil: this.rules.grantedUntil(account, now)?.toISOString() ?? null,
      },
      { aggregate: `member:${account._id}`, revision: account.revision },
    );
  }
}

const merged = <T>(
  known: T | null | undefined,
  told: T | null | undefined,
  newer: (a: T, b: T) => T,
): T | null => (known && told ? newer(known, told) : (told ?? known ?? null));

/** Whether two facts differ in nothing but when they were said. */
function sayTheSame(a: object | null, b: object | null): boolean {
  const said = (facts: object | null) =>
    JSON.stringify({ ...facts, at: undefined }, Object.keys(facts ?? {}).sort());
  return said(a) === said(b);
}
