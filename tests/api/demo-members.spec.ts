import { adminMemberRoutes, profileRoutes } from '@barspoon/contracts';
import { type Agent, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoMembers, ensureDemoMembers } from '../../tools/user/demo.ts';
import { allServices } from '../support/all-services.ts';
import { checkSubscription, openCheckout, openPortal, press } from '../support/sandbox.ts';

const hour = 60 * 60 * 1000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack(allServices);
  await ensureDemoMembers(stack.ask, new Date(Date.now() - 47 * hour));
});
afterAll(() => stack.stop());

function signIn(role: string): Promise<Agent> {
  const member = demoMembers().find((one) => one.role === role);
  return stack.visitor().signIn(member?.email ?? '', member?.password ?? '');
}
const accessOf = async (agent: Agent) => (await agent.call(profileRoutes.me, {})).access;

describe('the demo members', () => {
  it('begin in the state each of them is named after', async () => {
    expect(await accessOf(await signIn('admin'))).toMatchObject({ reason: 'admin' });
    expect(await accessOf(await signIn('subscriber'))).toMatchObject({ reason: 'subscribed' });
    expect(await accessOf(await signIn('trial'))).toMatchObject({ reason: 'trial' });
    expect(await accessOf(await signIn('expired'))).toMatchObject({ granted: false, reason: 'none' });
    await expect(signIn('suspended')).rejects.toThrow('Your account has been suspended.');
  });

  it('include a subscriber who can manage what they pay for [SUB-03, SUB-13]', async () => {
    const subscriber = await signIn('subscriber');
    expect(await checkSubscription(subscriber)).toMatchObject({ state: 'active', manageable: true });
    expect(await openPortal(subscriber)).toContain('/sandbox/portal/');
  });

  it('stay as they are when they are maintained again, and the trial starts over', async () => {
    const expired = await signIn('expired');
    await press(expired, await openCheckout(expired), 'means', 'card');
    await eventually(async () => expect((await checkSubscription(expired)).state).toBe('active'));
    const paidUntil = (await checkSubscription(expired)).subscriptionEnd;
    const admin = await signIn('admin');
    const { items } = await admin.call(adminMemberRoutes.list, { query: { status: 'suspended' } });
    const params = { id: items[0]?.id ?? '' };
    await admin.call(adminMemberRoutes.setStatus, { params, body: { status: 'active' } });
    const trial = await signIn('trial');
    const before = Date.parse((await accessOf(trial)).trialEndsAt ?? '');
    expect(before - Date.now()).toBeLessThan(2 * hour);

    await ensureDemoMembers(stack.ask);

    expect(await checkSubscription(expired)).toMatchObject({
      subscribed: true,
      state: 'active',
      subscriptionEnd: paidUntil,
    });
    expect(await accessOf(expired)).toMatchObject({ granted: true, reason: 'subscribed' });
    expect(await accessOf(await signIn('suspended'))).toBeDefined();
    const after = Date.parse((await accessOf(trial)).trialEndsAt ?? '');
    expect(after - Date.now()).toBeGreaterThan(47 * hour);
    expect(await accessOf(await signIn('expired'))).toMatchObject({ reason: 'subscribed' });
  });
});
