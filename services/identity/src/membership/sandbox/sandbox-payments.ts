import { randomBytes } from 'node:crypto';
import { Transactions } from '@barspoon/persistence';
import { Clock, newId } from '@barspoon/platform';
import { noSandbox } from '../membership.errors.ts';
import { readPaymentEvent, subscriptionFactsOf, subscriptionObject } from '../payment-event.ts';
import { type KnownSubscription, Payments } from '../payments.ts';
import { signatureOf, verifiedEvent } from '../webhook-signature.ts';
import { SandboxRepository } from './sandbox.repository.ts';
import type { SandboxCustomerRow } from './sandbox.schema.ts';
import {
  begin,
  catchUp,
  objectAsTold,
  type SandboxAct,
  type SandboxSubscription,
  step,
  subscriptionAsTold,
} from './sandbox-subscription.ts';

type Step = ReturnType<typeof step>;
interface Delivery {
  payload: string;
  signature: string;
}

const pageSize = 100;
const tokenOf = (kind: string) => `${kind}_${randomBytes(24).toString('base64url')}`;

/**
 * A payment provider of our own for laptops and tests: keeps customers and subscriptions, never asks for a card number
 * and signs events of Stripe's shape. Its pages are the gateway's. Production refuses it. Implements BEYOND-22.
 */
export class SandboxPayments extends Payments {
  readonly provider = 'sandbox';

  constructor(
    private readonly rows: SandboxRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly options: { siteUrl: string; secret: string },
  ) {
    super();
  }

  async createCustomer({ id, email, fullName }: Parameters<Payments['createCustomer']>[0]): Promise<string> {
    const customerId = `cus_${id}`;
    await this.rows.keepCustomer(customerId, email ?? fullName);
    return customerId;
  }

  async openCheckout({ key, customerId, successUrl, cancelUrl }: Parameters<Payments['openCheckout']>[0]) {
    const { _id } = await this.rows.keepCheckout({
      _id: tokenOf('cs'),
      key,
      customerId,
      successUrl,
      cancelUrl,
      state: 'open',
      declined: false,
      createdAt: this.clock.now(),
    });
    return { id: _id, url: `${this.options.siteUrl}/sandbox/checkout/${_id}` };
  }

  async closeCheckout(id: string): Promise<boolean> {
    if (await this.rows.changeOpenCheckout(id, { state: 'expired' })) return true;
    return (await this.rows.checkout(id))?.state !== 'paid';
  }

  async openPortal(customerId: string, returnUrl: string): Promise<string> {
    const token = tokenOf('bps');
    await this.rows.changeCustomer(customerId, { portal: { token, returnUrl } });
    return `${this.options.siteUrl}/sandbox/portal/${token}`;
  }

  async listSubscriptions(after: string | null) {
    const customers = await this.rows.customersAfter(after, pageSize);
    const now = this.clock.now().getTime();
    for (const customer of customers) await this.letTimePass(customer, now);
    const items = customers.flatMap(({ subscriptions }) => subscriptions.map((of) => describe(of, now)));
    return { items, next: customers.length === pageSize ? (customers.at(-1)?._id ?? null) : null };
  }

  async endCustomer(customerId: string): Promise<void> {
    const customer = await this.rows.customer(customerId);
    if (!customer) return;
    const endedAt = this.clock.now().getTime();
    await this.rows.changeCustomer(customerId, {
      subscriptions: customer.subscriptions.map((of) => ({ ...of, status: 'canceled', endedAt })),
    });
  }

  async verifyWebhook(payload: string, signature: string) {
    return readPaymentEvent(await verifiedEvent(payload, signature, [this.options.secret], this.clock.now()));
  }

  /** What the checkout page shows. */
  async checkout(token: string) {
    const checkout = await this.rows.checkout(token);
    const customer = checkout && (await this.rows.customer(checkout.customerId));
    if (!checkout || !customer) throw noSandbox();
    const { state, declined, successUrl, cancelUrl } = checkout;
    return { state, declined, successUrl, cancelUrl, email: customer.email };
  }

  /** A card pays at once or is declined and may be tried again; a debit that bounces is told later. */
  pay(token: string, means: 'card' | 'declined-card' | 'bouncing-debit') {
    return this.transactions.run(async () => {
      const checkout = await this.rows.checkout(token);
      const customer = checkout && (await this.rows.customer(checkout.customerId));
      if (!checkout || !customer) throw noSandbox();
      const change = means === 'declined-card' ? { declined: true } : { state: 'paid' as const };
      const wasOpen = await this.rows.changeOpenCheckout(token, change);
      if (means === 'declined-card' || !wasOpen)
        return { next: wasOpen ? null : checkout.successUrl, deliveries: [] };
      const ids = { id: tokenOf('sub'), customerId: customer._id };
      const first = begin(ids, means === 'card', this.clock.now().getTime());
      return { next: checkout.successUrl, deliveries: await this.take(customer, first) };
    });
  }

  /** What the portal shows. */
  async portal(token: string) {
    const customer = await this.rows.customerOfPortal(token);
    if (!customer?.portal) throw noSandbox();
    await this.letTimePass(customer, this.clock.now().getTime());
    const newest = customer.subscriptions.at(-1);
    return {
      email: customer.email,
      returnUrl: customer.portal.returnUrl,
      subscription: newest
        ? {
            status: newest.status,
            periodEnd: new Date(newest.periodEnd).toISOString(),
            cancelAtPeriodEnd: newest.cancelAtPeriodEnd,
            card: newest.card,
            nextAttemptAt:
              newest.nextAttemptAt === null ? null : new Date(newest.nextAttemptAt).toISOString(),
          }
        : null,
    };
  }

  manage(token: string, act: SandboxAct) {
    return this.transactions.run(async () => {
      const customer = await this.rows.customerOfPortal(token);
      const newest = customer?.subscriptions.at(-1);
      if (!customer || !newest) throw noSandbox();
      return { deliveries: await this.take(customer, step(newest, act, this.clock.now().getTime())) };
    });
  }

  /** Stores the result of a step and signs its webhook. */
  private async take(customer: SandboxCustomerRow, { after, told }: Step): Promise<Delivery[]> {
    const now = this.clock.now();
    const first = Math.max(Math.floor(now.getTime() / 1000), customer.toldAt + 1);
    await this.rows.changeCustomer(customer._id, {
      subscriptions: [...customer.subscriptions.filter(({ id }) => id !== after.id), after],
      toldAt: first + told.length - 1,
    });
    const deliveries = told.map(async (type, at) => {
      const payload = JSON.stringify({
        id: `evt_${newId()}`,
        object: 'event',
        created: first + at,
        livemode: false,
        type,
        data: { object: objectAsTold(type, after) },
      });
      return { payload, signature: await signatureOf(payload, this.options.secret, now) };
    });
    return Promise.all(deliveries);
  }

  private async letTimePass(customer: SandboxCustomerRow, now: number): Promise<void> {
    const present = customer.subscriptions.map((of) => catchUp(of, now));
    const isSame = present.every((of, at) => of === customer.subscriptions[at]);
    customer.subscriptions = present;
    if (!isSame) await this.rows.changeCustomer(customer._id, { subscriptions: present });
  }
}

function describe(of: SandboxSubscription, now: number): KnownSubscription {
  const at = Math.floor(now / 1000);
  return {
    subscriptionId: of.id,
    customerId: of.customerId,
    facts: subscriptionFactsOf(subscriptionObject.parse(subscriptionAsTold(of)), at),
    payment: { at, failed: of.attempts > 0, nextAttemptAt: of.nextAttemptAt },
  };
}
