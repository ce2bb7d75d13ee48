import { commentRoutes, ownDataRoutes, postRoutes, profileRoutes } from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, type Stack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let mongo: MongoClient;
beforeAll(async () => {
  stack = await sharedServices();
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

interface Answer {
  id: string;
  content: string;
  code?: string;
}
const post = (agent: Agent, content: string, key: string) =>
  agent.request<Answer>('POST', '/api/v1/posts', { content }, { 'idempotency-key': key });
const contentsOf = async (agent: Agent) =>
  (await agent.call(postRoutes.mine, { query: {} })).items.map(({ content }) => content);

describe('a post whose answer was lost', () => {
  it('is there once, however often it is sent, and answered the same (security 47)', async () => {
    const ada = await aMember(stack);
    const key = newId();
    const first = await post(ada, 'Stirred', key);
    expect(first.status).toBe(201);
    expect((await post(ada, 'Stirred', key)).body).toEqual(first.body);
    expect((await post(ada, 'Stirred', newId())).body.id).not.toBe(first.body.id);
    expect(await contentsOf(ada)).toEqual(['Stirred', 'Stirred']);
  });

  it('is there once when it is sent ten times at once (security 47)', async () => {
    const ada = await aMember(stack);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(ada, 'Shaken', key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await contentsOf(ada)).toEqual(['Shaken']);
  });

  it('is refused when the key comes with something else, and nothing is written (security 47)', async () => {
    const ada = await aMember(stack);
    const key = newId();
    await post(ada, 'Dry', key);
    expect(await post(ada, 'Wet', key)).toMatchObject({
      status: 422,
      body: { code: 'common.idempotency_key_reused' },
    });
    expect(await contentsOf(ada)).toEqual(['Dry']);
  });

  it('may be sent again after a refusal: only what was done is kept', async () => {
    const ada = await aMember(stack);
    const key = newId();
    expect((await post(ada, '', key)).status).toBe(400);
    expect((await post(ada, 'Now with words', key)).status).toBe(201);
  });

  it('does not stand in the way of somebody else with the same key (security 47)', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const key = newId();
    const [own, others] = [await post(ada, 'Sour', key), await post(bea, 'Fizz', key)];
    expect([own.status, others.status]).toEqual([201, 201]);
    expect(others.body.id).not.toBe(own.body.id);
    const comment = { 'idempotency-key': key };
    const path = `/api/v1${commentRoutes.create.path?.replace(':id', own.body.id)}`;
    const said = await ada.request<Answer>('POST', path, { content: 'Mine', parentId: null }, comment);
    expect(said.status).toBe(201);
  });
});

it('what a member was answered goes with their account', async () => {
  const ada = await aMember(stack);
  await post(ada, 'Farewell', newId());
  const { id, username } = await ada.call(profileRoutes.me, {});
  const kept = mongo.db(`${stack.env.MONGODB_PREFIX}_community`).collection('answered_requests');
  expect(await kept.countDocuments({ askedBy: id })).toBe(1);
  await ada.call(ownDataRoutes.delete, { body: { password: 'a long night out', username } });
  await expect.poll(() => kept.countDocuments({ askedBy: id }), { timeout: 15_000 }).toBe(0);
});
