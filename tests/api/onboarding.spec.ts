import { memberActivityRoutes, onboardingRoutes, profileRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack([identity, gateway]);
});
afterAll(() => stack.stop());

const nothing = { experienceLevel: null, interests: [], goals: [] };
const everything = {
  experienceLevel: 'beginner' as const,
  interests: ['Tiki Drinks' as const],
  goals: ['home_bar' as const],
};

describe('onboarding', () => {
  it('is kept step by step, so that it can be gone on with [ONB-12, ONB-16, BEYOND-20, BEYOND-21, DATA-08]', async () => {
    const ada = await aMember(stack);
    expect(await ada.call(onboardingRoutes.mine, {})).toEqual({ record: null });
    await ada.call(onboardingRoutes.save, { body: { currentStep: 'experience', preferences: nothing } });
    const preferences = { ...nothing, experienceLevel: 'beginner' as const };
    await ada.call(onboardingRoutes.save, { body: { currentStep: 'interests', preferences } });
    expect(await ada.call(onboardingRoutes.mine, {})).toEqual({
      record: {
        userId: ada.userId,
        currentStep: 'interests',
        completedSteps: ['welcome', 'experience'],
        completedAt: null,
        preferences,
      },
    });
    const done = await ada.call(onboardingRoutes.save, {
      body: { currentStep: 'completed', preferences: everything },
    });
    expect(done).toMatchObject({
      currentStep: 'completed',
      completedSteps: ['welcome', 'experience', 'interests', 'goals'],
      completedAt: expect.any(String),
      preferences: everything,
    });
  });

  it('lets its answers change at any time, before and after it is completed [BEYOND-21]', async () => {
    const ada = await aMember(stack);
    const liked = { ...nothing, interests: ['Gin Cocktails' as const] };
    expect(await ada.call(onboardingRoutes.choose, { body: liked })).toMatchObject({
      currentStep: 'welcome',
      completedSteps: [],
      completedAt: null,
      preferences: liked,
    });
    const done = await ada.call(onboardingRoutes.save, {
      body: { currentStep: 'completed', preferences: everything },
    });
    expect(await ada.call(onboardingRoutes.choose, { body: liked })).toEqual({ ...done, preferences: liked });
    const body = { ...liked, interests: ['Gin Cocktails', 'Gin Cocktails'] };
    expect((await ada.send(onboardingRoutes.choose, { body } as never)).status).toBe(400);
    expect((await ada.call(onboardingRoutes.mine, {})).record?.preferences).toEqual(liked);
  });

  it('is not completed without one experience, one interest and one goal [BEYOND-20]', async () => {
    const ada = await aMember(stack);
    for (const lacking of [{ experienceLevel: null }, { interests: [] }, { goals: [] }]) {
      const body = { currentStep: 'completed', preferences: { ...everything, ...lacking } };
      const answer = await ada.send(onboardingRoutes.save, { body });
      expect(answer).toMatchObject({ status: 422, body: { code: 'identity.onboarding_choice_missing' } });
    }
    expect(await ada.call(onboardingRoutes.mine, {})).toEqual({ record: null });
  });

  it('knows no choice outside its lists [BEYOND-20]', async () => {
    const ada = await aMember(stack);
    const body = { currentStep: 'completed', preferences: { ...everything, goals: ['get_rich'] } };
    const answer = await ada.send(onboardingRoutes.save, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.path).toBe('body.preferences.goals.0');
  });

  it('is completed once, however often it is sent, until it is restarted [ONB-15]', async () => {
    const ada = await aMember(stack);
    const complete = { body: { currentStep: 'completed' as const, preferences: everything } };
    const answers = await Promise.all([1, 2, 3].map(() => ada.call(onboardingRoutes.save, complete)));
    expect(new Set(answers.map(({ completedAt }) => completedAt)).size).toBe(1);
    const back = await ada.send(onboardingRoutes.save, {
      body: { currentStep: 'goals', preferences: everything },
    });
    expect(back.status).toBe(409);
    await ada.call(onboardingRoutes.reset, {});
    await ada.call(onboardingRoutes.reset, {});
    expect(await ada.call(onboardingRoutes.mine, {})).toEqual({ record: null });
  });
});

describe('being here', () => {
  it('counts every member once for 24 hours [HOME-05, AUTH-28, CONTRA-27, BEYOND-14, BEYOND-15]', async () => {
    const count = async () => (await stack.visitor().call(memberActivityRoutes.activeCount, {})).count;
    const before = await count();
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    expect((await ada.call(profileRoutes.me, {})).isOnline).toBe(false);
    for (const member of [ada, bea, ada, ada]) await member.call(memberActivityRoutes.ping, { query: {} });
    expect(await ada.call(profileRoutes.me, {})).toMatchObject({
      isOnline: true,
      lastActiveAt: expect.any(String),
    });
    await eventually(async () => expect(await count()).toBe(before + 2));
  });

  it('is said for oneself only [BEYOND-14]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const query = { userIdParam: bea.userId };
    expect((await ada.send(memberActivityRoutes.ping, { query })).status).toBe(403);
    expect((await bea.call(profileRoutes.me, {})).lastActiveAt).toBeNull();
    expect((await bea.send(memberActivityRoutes.ping, { query })).status).toBe(200);
  });
});
