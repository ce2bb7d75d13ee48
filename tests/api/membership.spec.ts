import {
  barRoutes,
  dayMs,
  identityInternalRoutes,
  membershipRoutes,
  profileRoutes,
  reconcileMemberships,
  reconcileMembershipsPage,
} from '@barspoon/contracts';
import { Jobs, type RunningService } from '@barspoon/messaging';
import {
  type Agent,
  aMember,
  anAdmin,
  anExpiredMember,
  eventually,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import type { Model } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { checkSubscription, openCheckout, openPortal, press } from '../support/sandbox.ts';

const key = () => crypto.randomUUID();

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices);
});
afterEach(() => moveClock(stack, 0));
afterAll(() => stack.stop());

const rows = (name: string): Model<{ _id: string } & Record<string, unknown>> =>
  stack.service<RunningService>('identity').app.get(`${name}Model`, { strict: false });

/** Asks for something behind the gate. */
const knock = async (agent: Agent) =>
  (await agent.send(barRoutes.add, { params: { id: crypto.randomUUID() } })).body;
const reaches = (agent: Agent, state: string) =>
  eventually(async () => expect((await checkSubscription(agent)).state).toBe(state));

async function aSubscriber(email = `${key()}@example.com`): Promise<Agent> {
  const agent = await aMember(stack, { email, registeredAt: '2020-01-01T00:00:00.000Z' });
  await press(agent, await openCheckout(agent), 'means', 'card');
  await reaches(agent, 'active');
  return agent;
}

describe('the trial', () => {
  it('ends after two days by the server’s clock, with no word from anybody [ACCESS-06, BEYOND-04, BEYOND-05]', async () => {
    const ada = await aMember(stack);
    expect((await ada.call(profileRoutes.me, {})).access).toMatchObject({ granted: true, reason: 'trial' });
    expect((await knock(ada)).code).not.toBe('ACCESS_REQUIRED');
    const email = `${key()}@example.com`;
    const registeredAt = new Date(Date.now() - 2 * dayMs + 60_000).toISOString();
    const bea = await aMember(stack, { email, registeredAt });
    expect((await knock(bea)).code).not.toBe('ACCESS_REQUIRED');
    moveClock(stack, 61_000);
    expect((await bea.call(profileRoutes.me, {})).access).toMatchObject({ granted: false, reason: 'none' });
    expect(await knock(bea)).toMatchObject({ status: 403, code: 'ACCESS_REQUIRED' });
  });
});

describe('a checkout', () => {
  it('leads to access as soon as the provider says it is paid [SUB-06, SUB-09, ACCESS-05, BEYOND-22, BEYOND-23]', async () => {
    const ada = await anExpiredMember(stack);
    expect(await checkSubscription(ada)).toEqual({
      subscribed: false,
      subscriptionTier: null,
      subscriptionEnd: null,
      state: 'none',
      manageable: false,
    });
    expect((await knock(ada)).code).toBe('ACCESS_REQUIRED');
    const url = await openCheckout(ada);
    expect(url).toContain('/sandbox/checkout/cs_');
    expect(await press(ada, url, 'means', 'card')).toContain('/subscription?checkout=success');
    await reaches(ada, 'active');
    const { subscribed, subscriptionTier, subscriptionEnd } = await checkSubscription(ada);
    expect({ subscribed, subscriptionTier }).toEqual({ subscribed: true, subscriptionTier: 'Premium' });
    expect(Date.parse(subscriptionEnd ?? '') - Date.now()).toBeGreaterThan(27 * dayMs);
    const { status, access } = await ada.call(profileRoutes.me, {});
    expect({ status, reason: access.reason }).toEqual({ status: 'subscribed', reason: 'subscribed' });
    // The token they had before they paid is good already.
    await eventually(async () => expect((await knock(ada)).code).not.toBe('ACCESS_REQUIRED'));
  });

  it('that fails or is left changes nothing, and another one may follow [SUB-08, BEYOND-22]', async () => {
    const ada = await anExpiredMember(stack);
    const first = await openCheckout(ada);
    expect(await press(ada, first, 'means', 'declined-card')).toBe(new URL(first).pathname);
    expect((await ada.request<string>('GET', new URL(first).pathname)).body).toContain(
      'Your card was declined.',
    );
    const second = await openCheckout(ada);
    const closed = await ada.request<string>('GET', new URL(first).pathname);
    expect(closed.body).toContain('This checkout is closed.');
    await press(ada, second, 'means', 'bouncing-debit');
    await reaches(ada, 'failed');
    expect((await knock(ada)).code).toBe('ACCESS_REQUIRED');
    await press(ada, await openCheckout(ada), 'means', 'card');
    await reaches(ada, 'active');
  });

  it('is refused to who is subscribed [BEYOND-22]', async () => {
    const ada = await aSubscriber();
    const answer = await ada.send(membershipRoutes.createCheckout, { body: {} });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'identity.already_subscribed', detail: 'You are already subscribed.' },
    });
  });

  it('is open to an admin, who has access anyway [CONTRA-39]', async () => {
    const admin = await anAdmin(stack);
    await press(admin, await openCheckout(admin), 'means', 'card');
    await reaches(admin, 'active');
  });

  it('leads back to the page the member came from, and to no other site', async () => {
    const ada = await anExpiredMember(stack);
    const { url } = await ada.call(membershipRoutes.createCheckout, {
      body: { from: '/inventory?view=list' },
    });
    const back = new URL(await press(ada, url, 'means', 'card'));
    expect(back.searchParams.get('from')).toBe('/inventory?view=list');
    for (const from of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const answer = await ada.send(membershipRoutes.createCheckout, { body: { from } });
      expect(answer.status, from).toBe(400);
    }
  });
});

describe('an Idempotency-Key', () => {
  const path = '/api/v1/create-checkout';
  const post = (agent: Agent, body: object | undefined, idempotencyKey: string) =>
    agent.request<{ url: string; code: string }>('POST', path, body, { 'idempotency-key': idempotencyKey });

  it('opens one checkout however often it is sent, also at once (security 47)', async () => {
    const ada = await anExpiredMember(stack);
    const one = key();
    const first = await post(ada, {}, one);
    expect(first.status).toBe(200);
    expect((await post(ada, undefined, one)).body).toEqual(first.body);
    const other = await post(ada, {}, key());
    expect(other.body.url).not.toBe(first.body.url);

    const atOnce = key();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(ada, {}, atOnce)));
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.url)).size).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it('is refused for another request (security 47)', async () => {
    const ada = await anExpiredMember(stack);
    const one = key();
    await post(ada, {}, one);
    expect(await post(ada, { from: '/inventory' }, one)).toMatchObject({
      status: 422,
      body: { code: 'common.idempotency_key_reused' },
    });
  });

  it('of another member is another one (security 47)', async () => {
    const [ada, bea] = [await anExpiredMember(stack), await anExpiredMember(stack)];
    const one = key();
    const [own, others] = [await post(ada, {}, one), await post(bea, { from: '/inventory' }, one)];
    expect(others.status).toBe(200);
    expect(others.body.url).not.toBe(own.body.url);
  });

  it('that is none is refused', async () => {
    const ada = await anExpiredMember(stack);
    expect(await post(ada, {}, 'a b')).toMatchObject({
      status: 400,
      body: { code: 'common.idempotency_key_invalid' },
    });
  });
});

describe('a membership', () => {
  it('that is cancelled stays open until its end and not longer [SUB-10, BEYOND-23, BEYOND-24]', async () => {
    const email = `${key()}@example.com`;
    const ada = await aSubscriber(email);
    await press(ada, await openPortal(ada), 'act', 'cancel');
    await reaches(ada, 'ending');
    const { subscriptionEnd } = await checkSubscription(ada);
    const left = Date.parse(subscriptionEnd ?? '') - Date.now();
    moveClock(stack, left - 60_000);
    await ada.signIn(email, 'a long night out');
    expect(await checkSubscription(ada)).toMatchObject({ subscribed: true, state: 'ending' });
    expect((await knock(ada)).code).not.toBe('ACCESS_REQUIRED');
    moveClock(stack, left + 1000);
    expect(await checkSubscription(ada)).toMatchObject({
      subscribed: false,
      state: 'ended',
      subscriptionEnd,
    });
    expect((await knock(ada)).code).toBe('ACCESS_REQUIRED');
    expect((await ada.call(profileRoutes.me, {})).status).toBe('active');
  });

  it('whose payment fails stays open while the provider tries again, and ends with its last retry [BEYOND-23]', async () => {
    const ada = await aSubscriber();
    const portal = await openPortal(ada);
    await press(ada, portal, 'act', 'card-declines');
    for (let attempt = 1; attempt <= 3; attempt++) {
      await press(ada, portal, 'act', 'renew');
      await reaches(ada, 'pastDue');
      expect((await checkSubscription(ada)).subscribed).toBe(true);
    }
    await press(ada, portal, 'act', 'renew');
    await reaches(ada, 'ended');
    expect((await checkSubscription(ada)).subscribed).toBe(false);
    await eventually(async () => expect((await knock(ada)).code).toBe('ACCESS_REQUIRED'));
    // The last failed payment ends it; that the subscription is over too may be told after that.
    await press(ada, await eventually(() => openCheckout(ada)), 'means', 'card');
    await reaches(ada, 'active');
  });

  it('that fell behind goes on when the card is changed [BEYOND-24]', async () => {
    const ada = await aSubscriber();
    const portal = await openPortal(ada);
    await press(ada, portal, 'act', 'card-declines');
    await press(ada, portal, 'act', 'renew');
    await reaches(ada, 'pastDue');
    await press(ada, portal, 'act', 'card-works');
    await reaches(ada, 'active');
  });

  it('is not taken away by an admin’s word on role and suspension [BEYOND-06, CONTRA-09]', async () => {
    const email = `${key()}@example.com`;
    const ada = await aMember(stack, { email, registeredAt: '2020-01-01T00:00:00.000Z' });
    await press(ada, await openCheckout(ada), 'means', 'card');
    await reaches(ada, 'active');
    await stack.ask(identityInternalRoutes.changeMember, { body: { email, role: 'admin' } });
    expect((await ada.call(profileRoutes.me, {})).status).toBe('admin');
    await stack.ask(identityInternalRoutes.changeMember, { body: { email, role: 'member' } });
    expect((await ada.call(profileRoutes.me, {})).status).toBe('subscribed');
  });

  it('has a portal for customers only [BEYOND-24]', async () => {
    const ada = await anExpiredMember(stack);
    const answer = await ada.send(membershipRoutes.customerPortal);
    expect(answer).toMatchObject({ status: 404, body: { code: 'identity.no_customer' } });
  });
});

describe('the nightly comparison with the provider', () => {
  const reconcile = async (run: string) => {
    const worker = 'identity.reconcile-memberships-page';
    const { app } = stack.service<RunningService>('identity');
    await app
      .get(Jobs, { strict: false })
      .enqueue(reconcileMembershipsPage, `${run}-first`, { run, after: null });
    await eventually(async () => {
      const pending = await rows('JobRow').countDocuments({ name: worker, state: 'pending' });
      expect(pending).toBe(0);
    }, 20_000);
  };

  it('repairs what no event has told, with an audit line [BEYOND-23]', async () => {
    const ada = await aSubscriber();
    // The sandbox has let them cancel, and its event is lost.
    await rows('SandboxCustomerRow').updateOne(
      { _id: `cus_${ada.userId}` },
      { $set: { 'subscriptions.0.cancelAtPeriodEnd': true } },
    );
    expect((await checkSubscription(ada)).state).toBe('active');
    moveClock(stack, 5000, ['identity']);
    await reconcile('2026-01-01');
    expect((await checkSubscription(ada)).state).toBe('ending');
    const lines = await rows('AuditRow').find({
      subject: `member:${ada.userId}`,
      action: 'membership.repaired',
    });
    expect(lines).toHaveLength(1);
    await reconcile('2026-01-02');
    expect(await rows('AuditRow').countDocuments({ action: 'membership.repaired' })).toBe(1);
  });

  it('is on the schedule of every night', async () => {
    const { app } = stack.service<RunningService>('identity');
    const queue = app.get(Jobs, { strict: false }).queueOf(reconcileMemberships);
    await eventually(async () =>
      expect(await queue.getJobScheduler(reconcileMemberships.name)).toMatchObject({ pattern: '23 4 * * *' }),
    );
  });
});
