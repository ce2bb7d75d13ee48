import { challengeRoutes, memberRegistered } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import type { RunningService } from '@barspoon/messaging';
import { newId } from '@barspoon/platform';
import { aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import { type Db, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Passwords } from '../../../services/identity/src/accounts/passwords.ts';

// A stack of its own: what others ask of identity meanwhile would be counted.
let stack: Stack;
let mongo: MongoClient;
beforeAll(async () => {
  stack = await startStack([identity, gateway]);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

const database = (): Db => mongo.db(`${stack.env.MONGODB_PREFIX}_identity`);
/** What goes on by itself: rows on their way to the streams, who may send them, and which processes run. */
const isOfBackbone = ({ op, ns }: Document): boolean =>
  /\.(streams|leases|jobs|replicas)$/.test(ns) || (ns.endsWith('.outbox') && op !== 'insert');

/** What identity asks of its database until it has answered, in order. */
async function askedOfDatabase(act: () => Promise<unknown>): Promise<string[]> {
  const began = new Date();
  await database().command({ profile: 2 });
  await act();
  await database().command({ profile: 0 });
  const asked = await database()
    .collection('system.profile')
    .find({ ts: { $gte: began } })
    .toArray();
  return asked
    .filter((one) => !isOfBackbone(one))
    .map(({ op, ns, command }) => `${op} ${ns} ${Object.keys(command)[0]}`);
}

const address = () => `${newId()}@example.com`;
/** One has an account whose events identity has taken: what that asks would be counted. */
async function addresses() {
  const [known, unknown] = [address(), address()];
  await aMember(stack, { email: known, emailVerified: true });
  await eventually(async () => {
    const registered = await database()
      .collection('outbox')
      .countDocuments({ subject: memberRegistered.subject });
    const taken = await database()
      .collection<{ _id: string }>('inbox')
      .countDocuments({ _id: /make-member-findable-when-registered:/ });
    expect([registered > 0, taken]).toEqual([true, registered]);
  });
  return { known, unknown };
}

describe('an answer', () => {
  it('at sign-in takes the same work whether an address has an account or not (security 9)', async () => {
    const { known, unknown } = await addresses();
    const matches = vi.spyOn(stack.service<RunningService>('identity').app.get(Passwords), 'matches');
    const enter = (email: string) =>
      askedOfDatabase(async () => {
        const body = { email, password: 'not this one' };
        const { status } = await stack.visitor().request('POST', '/api/v1/auth/sign-in', body);
        expect(status).toBe(401);
      });
    const ofKnown = await enter(known);
    expect(matches).toHaveBeenCalledTimes(1);
    expect(ofKnown.length).toBeGreaterThan(0);
    expect(await enter(unknown)).toEqual(ofKnown);
    expect(matches.mock.calls.map(([password, hash]) => [password, typeof hash])).toEqual([
      ['not this one', 'string'],
      ['not this one', 'undefined'],
    ]);
  });

  it('takes the same work when a new password is asked for (security 9)', async () => {
    const { known, unknown } = await addresses();
    const ask = (email: string) =>
      askedOfDatabase(async () => {
        const { status } = await stack.visitor().send(challengeRoutes.forgotPassword, { body: { email } });
        expect(status).toBe(202);
      });
    const ofKnown = await ask(known);
    expect(ofKnown.length).toBeGreaterThan(1);
    expect(await ask(unknown)).toEqual(ofKnown);
  });
});
