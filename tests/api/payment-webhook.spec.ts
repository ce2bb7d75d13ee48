import { randomUUID } from 'node:crypto';
import type { RunningService } from '@barspoon/messaging';
import { type Agent, anExpiredMember, eventually, type Stack, startStack } from '@barspoon/testing';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { checkSubscription } from '../support/sandbox.ts';
import { invoiceObject, stripeEvent, subscriptionObject } from '../support/stripe-events.ts';

const secret = 'whsec_new';
const seconds = () => Math.floor(Date.now() / 1000);
const day = 24 * 60 * 60;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices, {
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRETS: 'whsec_new,whsec_old',
    STRIPE_API_URL: 'http://127.0.0.1:9',
  });
});
afterAll(() => stack.stop());

const rows = (name: string): Model<Record<string, unknown>> =>
  stack.service<RunningService>('identity').app.get(`${name}Model`, { strict: false });

/** A member whom Stripe knows, with a subscription id of their own. */
async function aCustomer(): Promise<{ ada: Agent; ids: { id: string; customer: string } }> {
  const ada = await anExpiredMember(stack);
  const customer = `cus_${randomUUID()}`;
  await rows('CustomerRow').create([
    { _id: `stripe:${ada.userId}`, memberId: ada.userId, customerId: customer },
  ]);
  return { ada, ids: { id: `sub_${randomUUID()}`, customer } };
}
const told = (ada: Agent) =>
  rows('OutboxRow').countDocuments({
    subject: 'evt.identity.membership.changed.v1',
    aggregate: `member:${ada.userId}`,
  });

describe('an event of the payment provider', () => {
  it('begins a membership once when it comes fifty times at once (security 44) [BEYOND-23]', async () => {
    const { ada, ids } = await aCustomer();
    const event = stripeEvent('customer.subscription.created', subscriptionObject(ids));
    const answers = await Promise.all(Array.from({ length: 50 }, () => event.send(stack, secret)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(await checkSubscription(ada)).toMatchObject({ subscribed: true, state: 'active' });
    expect(await told(ada)).toBe(1);
  });

  it('has the same outcome in whatever order events come, all at once (security 44) [BEYOND-23]', async () => {
    const { ada, ids } = await aCustomer();
    const at = seconds() - 1000;
    const end = at + 20 * day;
    const story = [
      stripeEvent('customer.subscription.created', subscriptionObject({ ...ids, status: 'incomplete' }), at),
      stripeEvent('customer.subscription.updated', subscriptionObject({ ...ids, periodEnd: end - day }), at),
      stripeEvent('invoice.payment_failed', invoiceObject(ids.customer, ids.id, at + 3 * day), at + 50),
      stripeEvent(
        'customer.subscription.updated',
        subscriptionObject({ ...ids, status: 'past_due' }),
        at + 51,
      ),
      stripeEvent('invoice.paid', invoiceObject(ids.customer, ids.id, null), at + 60),
      stripeEvent(
        'customer.subscription.updated',
        subscriptionObject({ ...ids, periodEnd: end, cancel_at_period_end: true }),
        at + 61,
      ),
    ];
    const shuffled = [...story, ...story].sort(() => Math.random() - 0.5);
    const answers = await Promise.all(shuffled.map((event) => event.send(stack, secret)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(await checkSubscription(ada)).toMatchObject({
      subscribed: true,
      state: 'ending',
      subscriptionEnd: new Date(end * 1000).toISOString(),
    });
  });

  it('that is older than what is known changes nothing, also of an earlier subscription [BEYOND-23]', async () => {
    const { ada, ids } = await aCustomer();
    const old = { ...ids, id: `sub_${randomUUID()}` };
    await stripeEvent('customer.subscription.created', subscriptionObject(ids)).send(stack, secret);
    const ended = subscriptionObject({ ...old, status: 'canceled', ended_at: seconds() });
    await stripeEvent('customer.subscription.deleted', ended).send(stack, secret);
    const before = subscriptionObject({ ...ids, status: 'incomplete' });
    await stripeEvent('customer.subscription.updated', before, seconds() - 100).send(stack, secret);
    expect(await checkSubscription(ada)).toMatchObject({ subscribed: true, state: 'active' });
  });

  it('ends a membership with the provider’s last retry, not before [BEYOND-23]', async () => {
    const { ada, ids } = await aCustomer();
    const at = seconds() - 100;
    await stripeEvent('customer.subscription.created', subscriptionObject(ids), at).send(stack, secret);
    const behind = subscriptionObject({ ...ids, status: 'past_due' });
    await stripeEvent('customer.subscription.updated', behind, at + 1).send(stack, secret);
    const failing = (next: number | null, after: number) =>
      stripeEvent('invoice.payment_failed', invoiceObject(ids.customer, ids.id, next), at + after);
    await failing(seconds() + 3 * day, 2).send(stack, secret);
    expect(await checkSubscription(ada)).toMatchObject({ subscribed: true, state: 'pastDue' });
    await failing(null, 3).send(stack, secret);
    expect(await checkSubscription(ada)).toMatchObject({ subscribed: false, state: 'ended' });
  });

  it('is taken with the old secret while the key is changed (security 43)', async () => {
    const { ada, ids } = await aCustomer();
    const event = stripeEvent('customer.subscription.created', subscriptionObject(ids));
    expect((await event.send(stack, 'whsec_old')).status).toBe(200);
    expect((await checkSubscription(ada)).subscribed).toBe(true);
  });

  it('is refused when it is altered, badly signed or old, and changes nothing (security 43)', async () => {
    const { ada, ids } = await aCustomer();
    const event = stripeEvent('customer.subscription.created', subscriptionObject(ids));
    const attempts = {
      altered: await event.send(stack, secret, { payload: event.payload.replace('usd', 'eur') }),
      compact: await event.send(stack, secret, { payload: JSON.stringify(JSON.parse(event.payload)) }),
      wrongSecret: await event.send(stack, 'whsec_other'),
      old: await event.send(stack, secret, { signedAt: seconds() - 301 }),
      future: await event.send(stack, secret, { signedAt: seconds() + 301 }),
      unsigned: await event.send(stack, secret, { header: '' }),
      nonsense: await event.send(stack, secret, { header: 't=1,v1=zz' }),
      noJson: await event.send(stack, secret, { payload: '{' }),
    };
    const statuses = Object.entries(attempts).map(([name, { status }]) => [name, status]);
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(Object.keys(attempts).map((name) => [name, 400])),
    );
    expect((await checkSubscription(ada)).state).toBe('none');
  });

  it('of a kind or customer we do not know is acknowledged and has no effect', async () => {
    const { ids } = await aCustomer();
    const unknownKind = stripeEvent('charge.updated', { object: 'charge', customer: ids.customer });
    expect((await unknownKind.send(stack, secret)).status).toBe(200);
    const stranger = stripeEvent('customer.subscription.created', subscriptionObject());
    expect((await stranger.send(stack, secret)).status).toBe(200);
  });

  it('that is too large is refused', async () => {
    const event = stripeEvent('charge.refunded', { text: 'x'.repeat(300_000) });
    expect((await event.send(stack, secret)).status).toBe(413);
  });

  it('is told to the rest of the house [BEYOND-23]', async () => {
    const { ada, ids } = await aCustomer();
    await stripeEvent('customer.subscription.created', subscriptionObject(ids)).send(stack, secret);
    await eventually(async () => {
      const row = await rows('OutboxRow').findOne({
        aggregate: `member:${ada.userId}`,
        subject: 'evt.identity.membership.changed.v1',
        publishedAt: { $ne: null },
      });
      expect(row).toBeTruthy();
    });
  });
});
