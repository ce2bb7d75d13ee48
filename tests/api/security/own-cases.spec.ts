import {
  adminMemberRoutes,
  adminModerationRoutes,
  adminSessionRoutes,
  type ContentRef,
  commentRoutes,
  type DecisionInput,
  liveSessionRoutes,
  moderationRoutes,
  postRoutes,
  roomRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../../support/all-services.ts';

const at = (id: string) => ({ params: { id } });
const refusal = 'This is your own. Somebody else on the staff must decide about it.';

let stack: Stack;
let admin: Agent;
let moderator: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  admin = await anAdmin(stack);
  moderator = await aMember(stack, { role: 'moderator' });
}, 90_000);
afterAll(() => stack.stop());

const post = (agent: Agent) =>
  agent.call(postRoutes.create, {
    body: { content: 'A Daiquiri', imageUrl: null, recipeId: null, collectionId: null },
  });
const report = async (reporter: Agent, ref: ContentRef) => {
  const route = ref.kind === 'post' ? moderationRoutes.reportPost : moderationRoutes.reportComment;
  await reporter.call(route, { ...at(ref.id), body: { reason: 'spam', note: 'It advertises their bar' } });
};
const decide = (by: Agent, contents: ContentRef[], verdict: DecisionInput['verdict']) =>
  by.send(adminModerationRoutes.decide, {
    body: { contents, verdict, reason: verdict === 'remove' ? 'spam' : null, note: null },
  });
const queueOf = async (reader: Agent) =>
  (await reader.call(adminModerationRoutes.queue, { query: { limit: 50 } })).items.map(
    ({ contentId }) => contentId,
  );

describe("a moderator's own content", () => {
  it('is in the queue of others alone, with whoever reported it (security 71) [BEYOND-140]', async () => {
    const { id } = await post(moderator);
    const newest = async (reader: Agent) =>
      (await reader.call(adminModerationRoutes.newest, {})).items.map(({ contentId }) => contentId);
    expect(await newest(admin)).toContain(id);
    expect(await newest(moderator)).not.toContain(id);
    const reporter = await aMember(stack);
    await report(reporter, { kind: 'post', id });
    expect(await queueOf(admin)).toContain(id);
    expect(await queueOf(moderator)).not.toContain(id);
    const { body } = await moderator.send(adminModerationRoutes.queue, { query: { limit: 50 } });
    expect(JSON.stringify(body)).not.toContain(reporter.userId);
  });

  it.each(['post', 'comment'] as const)(
    'is decided about by somebody else, reported or not: %s (security 71) [BEYOND-140]',
    async (kind) => {
      const { id: postId } = await post(moderator);
      const made = () =>
        moderator.call(commentRoutes.create, { ...at(postId), body: { content: 'Hm', parentId: null } });
      const ref: ContentRef = { kind, id: kind === 'post' ? postId : (await made()).id };
      const own = { status: 422, body: { code: 'community.own_case', detail: refusal } };
      for (const verdict of ['keep', 'remove'] as const) {
        if (verdict === 'remove') expect(await decide(moderator, [ref], verdict)).toMatchObject(own);
        await report(await aMember(stack), ref);
        expect(await decide(moderator, [ref], verdict)).toMatchObject(own);
      }
      expect((await decide(admin, [ref], 'remove')).body).toMatchObject({ decided: [ref], refused: [] });
    },
  );

  it('does not come back by an appeal they decide themselves (security 71) [BEYOND-140]', async () => {
    const { id } = await post(moderator);
    const ref: ContentRef = { kind: 'post', id };
    await decide(admin, [ref], 'remove');
    const { items } = await moderator.call(moderationRoutes.mine, { query: {} });
    const mine = items.find(({ contentId }) => contentId === id);
    await moderator.call(moderationRoutes.appeal, { ...at(`${mine?.id}`), body: { text: 'It is not.' } });
    expect((await decide(moderator, [ref], 'keep')).status).toBe(422);
    expect((await stack.visitor().send(postRoutes.get, at(id))).status).toBe(404);
  });

  it('is left out of what is decided together (security 71) [BEYOND-140]', async () => {
    const [own, foreign] = [await post(moderator), await post(await aMember(stack))];
    const refs: ContentRef[] = [own, foreign].map(({ id }) => ({ kind: 'post', id }));
    const { status, body } = await decide(moderator, refs, 'remove');
    expect(status).toBe(200);
    expect(body).toEqual({ decided: [refs[1]], refused: [{ ...refs[0], detail: refusal }] });
  });
});

describe("an admin's own content", () => {
  it('waits for somebody else, even where they are the only admin (security 71) [BEYOND-140]', async () => {
    const { id } = await post(admin);
    await report(await aMember(stack), { kind: 'post', id });
    expect((await decide(admin, [{ kind: 'post', id }], 'keep')).status).toBe(422);
    const { items } = await admin.call(adminMemberRoutes.list, { query: { role: 'admin' } });
    expect(items).toHaveLength(1);
    expect((await decide(moderator, [{ kind: 'post', id }], 'keep')).status).toBe(200);
  });
});

describe('a reported message in a room', () => {
  it('is settled by somebody else than whoever wrote it (security 71) [BEYOND-140]', async () => {
    const scheduledAt = new Date(Date.now() + 600_000).toISOString();
    const { id } = await moderator.call(liveSessionRoutes.schedule, {
      body: { title: 'Sours', scheduledAt, maxParticipants: 5 },
    });
    await moderator.call(liveSessionRoutes.setStatus, { ...at(id), body: { status: 'live' } });
    const guest = await aMember(stack);
    await guest.call(liveSessionRoutes.join, at(id));
    const message = await moderator.call(roomRoutes.say, { ...at(id), body: { content: 'Buy from me' } });
    const body = { reason: 'spam' as const, note: 'They said it to me twice' };
    await guest.call(roomRoutes.report, { ...at(message.id), body });
    const notes = async (reader: Agent) =>
      (
        await reader.call(adminSessionRoutes.messages, { ...at(id), query: { only: 'reported' } })
      ).items.flatMap(({ reports }) => reports);
    expect(await notes(admin)).toEqual([body]);
    expect(await notes(moderator)).toEqual([]);
    expect(await moderator.send(adminSessionRoutes.settle, at(message.id))).toMatchObject({
      status: 422,
      body: { code: 'sessions.own_reported_message' },
    });
    expect((await admin.send(adminSessionRoutes.settle, at(message.id))).status).toBe(200);
  });
});
