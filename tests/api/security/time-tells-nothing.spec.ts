import { challengeRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { aMember, type Stack, startStack } from '@barspoon/testing';
import { getModelToken } from '@nestjs/mongoose';
import { Redis } from 'ioredis';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratioOfTimes } from '../../support/ratio-of-times.ts';

const patient = { timeout: 240_000 };
const tenth = 0.1;
const address = () => `${newId()}@example.com`;

// Nobody writes mails here: what happens after the answer must not be counted to the next one.
let stack: Stack;
let redis: Redis;
beforeAll(async () => {
  stack = await startStack([identity, gateway]);
  redis = new Redis(stack.env.REDIS_URL ?? '');
});
afterAll(async () => {
  redis.disconnect();
  await stack.stop();
});

const asks = (): Model<object> =>
  stack.service<RunningService>('identity').app.get(getModelToken('LinkRequestRow'), { strict: false });
const forgetAsks = () => asks().deleteMany({});

/** Failures slow down the next try. */
const forgetFailures = () => redis.flushdb();

/** Nobody could tell one from the other by a tenth of the time they take. */
async function expectSameTime(of: Parameters<typeof ratioOfTimes>[0]): Promise<void> {
  const ratio = await ratioOfTimes(of, tenth);
  expect(ratio.low, JSON.stringify(ratio)).toBeGreaterThan(1 - tenth);
  expect(ratio.high, JSON.stringify(ratio)).toBeLessThan(1 + tenth);
}

describe('the time an answer takes', () => {
  it('does not tell at sign-in whether an address has an account (security 9)', patient, async () => {
    const [known, unknown] = [address(), address()];
    await aMember(stack, { email: known, emailVerified: true });
    const enter = (email: string) => async () => {
      const body = { email, password: 'not this one' };
      const { status } = await stack.visitor().request('POST', '/api/v1/auth/sign-in', body);
      expect(status).toBe(401);
    };
    await expectSameTime({ one: enter(known), other: enter(unknown), beforePair: forgetFailures });
  });

  it('does not tell when a new password is asked for (security 9)', patient, async () => {
    const [known, unknown] = [address(), address()];
    await aMember(stack, { email: known, emailVerified: true });
    const ask = (email: string) => async () => {
      const { status } = await stack.visitor().send(challengeRoutes.forgotPassword, { body: { email } });
      expect(status).toBe(202);
    };
    await expectSameTime({ one: ask(known), other: ask(unknown), beforePair: forgetAsks });
  });
});
