import { randomUUID } from 'node:crypto';
import {
  adminRecipeRoutes,
  automatedMark,
  favoriteRoutes,
  funnelRoutes,
  growthRoutes,
  siteSettingsRoutes,
  visitRoutes,
} from '@barspoon/contracts';
import type { RunningService } from '@barspoon/messaging';
import { dayOf, daysBefore, newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RollUpDaysWorker } from '../../services/identity/src/workers/roll-up-days.worker.ts';
import { allServices } from '../support/all-services.ts';
import { chargeObject, invoiceObject, stripeEvent, subscriptionObject } from '../support/stripe-events.ts';

const secret = 'whsec_test';
let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices, {
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRETS: secret,
    STRIPE_API_URL: 'http://127.0.0.1:9',
  });
  admin = await anAdmin(stack);
});
afterAll(() => stack?.stop());

const app = () => stack.service<RunningService>('identity').app;
const rows = (name: string): Model<Record<string, unknown>> => app().get(`${name}Model`, { strict: false });
/** What the job does every five minutes. */
const rollUp = () => app().get(RollUpDaysWorker, { strict: false }).rollUp();
const funnel = (days?: 30 | 90 | 365) => admin.call(funnelRoutes.get, { query: days ? { days } : {} });
const visit = (mark: string = newId()) => stack.ask(visitRoutes.note, {}, { kind: 'visitor', mark });
const today = () => dayOf(new Date());

/** A member whom Stripe knows. */
async function aCustomer() {
  const member = await aMember(stack);
  const customer = `cus_${randomUUID()}`;
  await rows('CustomerRow').create([
    { _id: `stripe:${member.userId}`, memberId: member.userId, customerId: customer },
  ]);
  return { member, customer, subscription: `sub_${randomUUID()}` };
}

describe('from visit to subscription', () => {
  it('counts a visitor once a day, and no programs and members [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const mark = newId();
    for (let time = 0; time < 3; time++) await visit(mark);
    await visit();
    await visit(automatedMark);
    await (await aMember(stack)).call(visitRoutes.note, {});
    await rollUp();
    expect((await funnel()).visitors).toBe(2);
    expect((await admin.call(growthRoutes.members, { query: {} })).items.at(-1)).toMatchObject({
      day: today(),
      visitors: 2,
    });
  });

  it('follows those who registered: verified, first favorite, first payment [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    await rollUp();
    const before = await funnel();
    const { member, customer, subscription } = await aCustomer();
    await rows('AccountRow').updateOne({ _id: member.userId }, { $set: { emailVerifiedAt: new Date() } });
    const other = await aMember(stack);
    await rows('AccountRow').updateOne({ _id: other.userId }, { $set: { emailVerifiedAt: null } });
    const { id } = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'First Love' }) });
    await member.call(favoriteRoutes.add, { params: { id } });
    const object = subscriptionObject({ id: subscription, customer });
    expect((await stripeEvent('customer.subscription.created', object).send(stack, secret)).status).toBe(200);
    await eventually(async () => {
      await rollUp();
      const { visitors: _, ...now } = await funnel();
      expect(now).toEqual({
        registered: before.registered + 2,
        verified: before.verified + 1,
        started: before.started + 1,
        subscribed: before.subscribed + 1,
      });
    });
  });

  it('keeps those who joined long ago as they were counted [BEYOND-96]', async () => {
    await rollUp();
    const before = await funnel(365);
    await rows('FunnelDayRow').create([
      { _id: daysBefore(today(), 100), registered: 9, verified: 8, started: 7, subscribed: 6 },
    ]);
    await rollUp();
    expect(await funnel(365)).toMatchObject({
      registered: before.registered + 9,
      started: before.started + 7,
    });
    expect(await funnel(90)).toMatchObject({ registered: before.registered });
  });

  it('counts nobody while analytics are switched off [ADM-SET-01, BEYOND-100]', async () => {
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    const off = { ...settings, analyticsEnabled: false };
    await admin.call(siteSettingsRoutes.revise, { body: { revision, settings: off } });
    const before = await rows('VisitRow').countDocuments();
    await visit();
    expect(await rows('VisitRow').countDocuments()).toBe(before);
    await admin.call(siteSettingsRoutes.revise, { body: { revision: revision + 1, settings } });
  });
});

describe('revenue', () => {
  const revenue = async () => (await admin.call(funnelRoutes.revenue, { query: {} })).items;

  it('is what was paid and refunded on each day, once however often the provider tells [ADM-ANALYTICS-01, BEYOND-96]', async () => {
    const { customer, subscription } = await aCustomer();
    const yesterday = Math.floor(Date.parse(`${daysBefore(today(), 1)}T12:00:00Z`) / 1000);
    const told = [
      stripeEvent('invoice.paid', invoiceObject(customer, subscription, null), yesterday),
      stripeEvent('invoice.paid', invoiceObject(customer, subscription, null), yesterday),
      stripeEvent('invoice.payment_failed', invoiceObject(customer, subscription, null), yesterday),
      // Of somebody who is not a customer of ours.
      stripeEvent('invoice.paid', invoiceObject('cus_other', subscription, null), yesterday),
    ];
    const charge = chargeObject(customer, 400);
    told.push(
      stripeEvent('charge.refunded', charge, yesterday, { amount_refunded: 0 }),
      stripeEvent('charge.refunded', { ...charge, amount_refunded: 999 }, yesterday, {
        amount_refunded: 400,
      }),
    );
    const answers = await Promise.all([...told, ...told].map((event) => event.send(stack, secret)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    await rollUp();
    await rollUp();
    expect(await revenue()).toEqual([
      {
        day: daysBefore(today(), 1),
        currency: 'usd',
        payments: 2,
        paid: 1998,
        refunds: 2,
        refunded: 999,
      },
    ]);
  });
});
