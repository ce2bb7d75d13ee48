import { membershipRoutes, reconcileMembershipsPage } from '@barspoon/contracts';
import { Jobs, type RunningService } from '@barspoon/messaging';
import { type Agent, anExpiredMember, eventually, type Stack, startStack } from '@barspoon/testing';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obtainStandIn, startStandIn, stripeMock } from '../../tools/stack/test/stand-ins.ts';
import { allServices } from '../support/all-services.ts';
import { checkSubscription } from '../support/sandbox.ts';
import { stripeEvent, subscriptionObject } from '../support/stripe-events.ts';

const mock = await obtainStandIn(stripeMock);
const why = 'missing' in mock ? `: NOT RUN, stripe-mock cannot be obtained (${mock.missing})` : '';

describe.skipIf('missing' in mock)(`Stripe through its own library and stand-in${why}`, () => {
  let stack: Stack;
  let ada: Agent;
  let stopMock: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const stripe = await startStandIn(stripeMock, 'file' in mock ? mock.file : '');
    stopMock = stripe.stop;
    stack = await startStack(allServices, {
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRETS: 'whsec_now',
      STRIPE_API_URL: stripe.url,
    });
    ada = await anExpiredMember(stack);
  });
  afterAll(async () => {
    await stack?.stop();
    await stopMock?.();
  });
  const customerOf = async (agent: Agent): Promise<string> => {
    const { app } = stack.service<RunningService>('identity');
    const rows: Model<{ memberId: string; customerId: string }> = app.get('CustomerRowModel', {
      strict: false,
    });
    return (await rows.findOne({ memberId: agent.userId ?? '' }).orFail()).customerId;
  };

  it('opens a hosted checkout for a customer of Stripe’s [SUB-06, BEYOND-22]', async () => {
    const { url } = await ada.call(membershipRoutes.createCheckout, { body: {} });
    expect(new URL(url).hostname).toMatch(/stripe\.com$/);
    expect(await customerOf(ada)).toMatch(/^cus_/);
  });

  it('closes a checkout before it opens another', async () => {
    const { url } = await ada.call(membershipRoutes.createCheckout, { body: { from: '/inventory' } });
    expect(url).toMatch(/^https:/);
  });

  it('opens the hosted portal [SUB-13, BEYOND-24]', async () => {
    const { url } = await ada.call(membershipRoutes.customerPortal, {});
    expect(new URL(url).hostname).toMatch(/\.stripe\.(com|me)$/);
  });

  it('opens the house when Stripe’s webhook says so [BEYOND-23]', async () => {
    const customer = await customerOf(ada);
    const event = stripeEvent('customer.subscription.created', subscriptionObject({ customer }));
    expect((await event.send(stack, 'whsec_now')).status).toBe(200);
    expect(await checkSubscription(ada)).toMatchObject({
      subscribed: true,
      state: 'active',
      manageable: true,
    });
  });

  it('is asked every night for all its subscriptions', async () => {
    const { app } = stack.service<RunningService>('identity');
    const jobs = app.get(Jobs, { strict: false });
    await jobs.enqueue(reconcileMembershipsPage, 'once', { run: '2026-01-01', after: null });
    const rows: Model<{ _id: string; state: string }> = app.get('JobRowModel', { strict: false });
    await eventually(async () => {
      const states = await rows.find({ name: reconcileMembershipsPage.name }).distinct('state');
      expect(states).toEqual(['done']);
    });
    expect(await checkSubscription(ada)).toMatchObject({ subscribed: true, state: 'active' });
  });

  it('has no pages of the sandbox', async () => {
    const answer = await ada.request('GET', '/sandbox/checkout/cs_0123456789abcdef');
    expect(answer.status).toBe(404);
  });

  it('answers 503 when Stripe does not', async () => {
    await stopMock?.();
    stopMock = undefined;
    const answer = await ada.send(membershipRoutes.customerPortal);
    expect(answer).toMatchObject({ status: 503, body: { code: 'common.unavailable' } });
    expect(answer.headers.get('retry-after')).toBeTruthy();
  });
});
