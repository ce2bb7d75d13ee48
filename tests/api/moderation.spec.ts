import {
  adminMemberRoutes,
  adminModerationRoutes,
  adminRecipeRoutes,
  type ContentRef,
  commentRoutes,
  communityAuditRoutes,
  type DecisionInput,
  defaultModerationRules,
  type ModerationRules,
  moderationRoutes,
  notificationRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  photoRoutes,
  postRoutes,
  profileRoutes,
  ratingRoutes,
  siteSettingsRoutes,
  socialRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { sharePhoto } from '../support/shared-photos.ts';

const password = 'a long night out';
const blocked = 'Get your c4sino bonus';
const findings = [{ rule: 'blocked-word', found: 'casino bonus' }];
const at = (id: string) => ({ params: { id } });

let stack: Stack;
let admin: Agent;
let other: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  [admin, other] = [await anAdmin(stack), await anAdmin(stack)];
  const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
  await admin.call(siteSettingsRoutes.revise, {
    body: { revision, settings: { ...settings, autoModeration: true } },
  });
  await eventually(async () => {
    const probe = await aMember(stack);
    const made = await post(probe, blocked);
    await probe.call(postRoutes.delete, at(made.id));
    expect(made.held).toBe(true);
  }, 30_000);
}, 90_000);
afterAll(() => stack.stop());

const post = (agent: Agent, content: string) =>
  agent.call(postRoutes.create, { body: { content, imageUrl: null, recipeId: null, collectionId: null } });
const comment = (agent: Agent, id: string, content: string) =>
  agent.call(commentRoutes.create, { ...at(id), body: { content, parentId: null } });
const decide = (by: Agent, ref: ContentRef, verdict: DecisionInput['verdict'], note: string | null = null) =>
  by.call(adminModerationRoutes.decide, {
    body: { contents: [ref], verdict, reason: verdict === 'remove' ? 'spam' : null, note },
  });
const queued = async (contentId: string) => {
  const { items } = await admin.call(adminModerationRoutes.queue, { query: { limit: 50 } });
  return items.find((item) => item.contentId === contentId);
};
const told = async (agent: Agent, kind: string) => {
  const { items } = await agent.call(notificationRoutes.list, { query: {} });
  return items.filter((one) => one.kind === kind).map(({ text }) => text);
};
const statusOf = async (agent: Agent, id: string) => (await agent.send(postRoutes.get, at(id))).status;

describe('a post that a rule finds something in', () => {
  it('is held: its author alone sees it, and it counts nowhere [BEYOND-97, BEYOND-100]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id, held } = await post(ada, blocked);
    expect(held).toBe(true);
    expect((await ada.call(postRoutes.mine, { query: {} })).items).toMatchObject([{ id, held: true }]);
    for (const reader of [stack.visitor(), bea, ada]) expect(await statusOf(reader, id)).toBe(404);
    for (const route of [postRoutes.like, postRoutes.share] as const)
      expect((await bea.send(route, { ...at(id), body: { platform: 'Firefox' } })).status).toBe(404);
    expect((await bea.send(commentRoutes.create, { ...at(id), body: { content: 'Hm' } })).status).toBe(404);
    const { items } = await stack.visitor().call(postRoutes.list, { query: { limit: 50 } });
    expect(items.map((one) => one.id)).not.toContain(id);
    expect((await ada.call(socialRoutes.stats, {})).postsCount).toBe(0);
    expect(await queued(id)).toMatchObject({ state: 'held', findings, author: { id: ada.userId } });
  });

  it('appears as if it was posted now when it is released, and its author is told [BEYOND-97, BEYOND-100]', async () => {
    const ada = await aMember(stack);
    const { id, createdAt } = await post(ada, blocked);
    expect(await decide(admin, { kind: 'post', id }, 'keep')).toEqual({
      decided: [{ kind: 'post', id }],
      refused: [],
    });
    const shown = await stack.visitor().call(postRoutes.get, at(id));
    expect(shown.held).toBe(false);
    expect(shown.createdAt > createdAt).toBe(true);
    expect(await queued(id)).toBeUndefined();
    await eventually(async () =>
      expect(await told(ada, 'content-released')).toEqual([
        'Your post was reviewed and everybody can see it now',
      ]),
    );
    const again = await decide(admin, { kind: 'post', id }, 'keep');
    expect(again.refused).toMatchObject([{ id, detail: 'There is nothing left to decide here.' }]);
    const audit = await admin.call(communityAuditRoutes.list, { query: { subject: `post:${id}` } });
    expect(audit.items).toMatchObject([{ actor: admin.userId, action: 'post.released' }]);
  });

  it('is gone when it is rejected, and its author is told why [BEYOND-97]', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, blocked);
    const body = { contents: [{ kind: 'post' as const, id }], verdict: 'remove' as const };
    expect((await admin.send(adminModerationRoutes.decide, { body })).body.errors?.[0]?.path).toBe(
      'body.reason',
    );
    await decide(admin, { kind: 'post', id }, 'remove', 'No casinos here.');
    expect((await ada.call(postRoutes.mine, { query: {} })).items).toEqual([]);
    const { items } = await ada.call(moderationRoutes.mine, { query: {} });
    expect(items).toMatchObject([
      { state: 'removed', reason: 'spam', note: 'No casinos here.', mayAppeal: true },
    ]);
    await eventually(async () =>
      expect(await told(ada, 'content-removed')).toEqual([
        'Your post was removed by a moderator. It advertises something or is spam.',
      ]),
    );
  });

  it('may not slip in by an edit, and an edit does not release it [BEYOND-100]', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'A Daiquiri');
    const edit = (content: string) =>
      ada.call(postRoutes.revise, {
        ...at(id),
        body: { content, imageUrl: null, recipeId: null, collectionId: null },
      });
    expect((await edit(blocked)).held).toBe(true);
    expect(await statusOf(stack.visitor(), id)).toBe(404);
    expect((await edit('A Daiquiri, please')).held).toBe(true);
    expect(await queued(id)).toMatchObject({ content: 'A Daiquiri, please', findings });
    await decide(admin, { kind: 'post', id }, 'keep');
    expect(await statusOf(stack.visitor(), id)).toBe(200);
  });

  it('tells members whom an edit named once it is shown again', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { username } = await bea.call(profileRoutes.me, {});
    const { id } = await post(ada, 'A Daiquiri');
    // Whoever has written something is known here.
    const { id: hello } = await post(bea, 'Hello');
    const { id: answer } = await comment(ada, hello, 'Shaken');
    for (const content of [`${blocked} @${username}`, `A Daiquiri for @${username}`])
      await ada.call(postRoutes.revise, {
        ...at(id),
        body: { content, imageUrl: null, recipeId: null, collectionId: null },
      });
    await decide(admin, { kind: 'post', id }, 'keep');
    await eventually(async () => expect(await told(bea, 'member-mentioned')).toHaveLength(1));
    await ada.call(commentRoutes.revise, { ...at(answer), body: { content: `${blocked} @${username}` } });
    await decide(admin, { kind: 'comment', id: answer }, 'keep');
    await eventually(async () => expect(await told(bea, 'member-mentioned')).toHaveLength(2));
  });

  it('leaves the queue with its author’s own deletion', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, blocked);
    await ada.call(postRoutes.delete, at(id));
    expect(await queued(id)).toBeUndefined();
  });
});

describe('a comment that a rule finds something in', () => {
  it('is held and released: counted, told and shown only then [BEYOND-97, BEYOND-100]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id: postId } = await post(ada, 'What are you mixing?');
    const { id, held } = await comment(bea, postId, blocked);
    expect(held).toBe(true);
    const shown = async () =>
      (await stack.visitor().call(commentRoutes.list, { ...at(postId), query: {} })).items;
    expect(await shown()).toEqual([]);
    expect((await ada.call(moderationRoutes.heldComments, at(postId))).items).toEqual([]);
    expect((await bea.call(moderationRoutes.heldComments, at(postId))).items).toMatchObject([
      { id, held: true },
    ]);
    expect((await stack.visitor().call(postRoutes.get, at(postId))).commentsCount).toBe(0);
    expect(await told(ada, 'post-commented')).toEqual([]);
    await decide(admin, { kind: 'comment', id }, 'keep');
    await eventually(async () => {
      expect(await shown()).toMatchObject([{ id, held: false }]);
      expect((await stack.visitor().call(postRoutes.get, at(postId))).commentsCount).toBe(1);
      expect(await told(ada, 'post-commented')).toHaveLength(1);
    });
  });

  it('is taken off the count when a moderator removes it, and back when they restore it', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id: postId } = await post(ada, 'Cheers');
    const { id } = await comment(bea, postId, 'To you');
    const count = async () => (await ada.call(postRoutes.mine, { query: {} })).items[0]?.commentsCount;
    await decide(admin, { kind: 'comment', id }, 'remove');
    expect(await count()).toBe(0);
    const { items } = await bea.call(moderationRoutes.mine, { query: {} });
    await bea.call(moderationRoutes.appeal, { ...at(`${items[0]?.id}`), body: { text: 'It is a toast.' } });
    await decide(other, { kind: 'comment', id }, 'keep');
    expect(await count()).toBe(1);
  });
});

describe('the rules', () => {
  it('hold more than 3 links, and a first link of somebody new [BEYOND-100]', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'See https://example.com/a');
    expect((await queued(id))?.findings).toEqual([{ rule: 'new-member-link', found: '1' }]);
    for (const content of ['One', 'Two', 'Three']) expect((await post(ada, content)).held).toBe(false);
    expect((await post(ada, 'See https://example.com/a')).held).toBe(false);
    const links = [1, 2, 3, 4].map((n) => `https://example.com/${n}`).join(' ');
    const many = await post(ada, links);
    expect((await queued(many.id))?.findings).toEqual([{ rule: 'links', found: '4' }]);
  });

  it('hold what comes too fast from somebody new', async () => {
    const ada = await aMember(stack);
    const { id: postId } = await post(ada, 'Number 1');
    for (let number = 2; number <= 10; number++)
      expect((await comment(ada, postId, `Number ${number}`)).held).toBe(false);
    const { id } = await comment(ada, postId, 'Number 11');
    expect((await queued(id))?.findings).toEqual([{ rule: 'rate', found: '11' }]);
  });

  it('are changed by admins, of the version they saw, and every change is in the audit', async () => {
    const { revision, rules } = await admin.call(adminModerationRoutes.rules, {});
    expect(rules).toEqual(defaultModerationRules);
    const revise = (change: Partial<ModerationRules>, of = revision) =>
      admin.send(adminModerationRoutes.reviseRules, {
        body: { revision: of, rules: { ...rules, ...change } },
      });
    const blockedWords = [...rules.blockedWords, 'absinthe scam'];
    expect((await revise({ blockedWords })).status).toBe(200);
    expect((await revise({ maxLinks: 1 })).status).toBe(409);
    const ada = await aMember(stack);
    expect((await post(ada, 'An Absinthe Scam')).held).toBe(true);
    const audit = await admin.call(communityAuditRoutes.list, {
      query: { action: 'moderation.rules-changed' },
    });
    expect(audit.items[0]?.details).toEqual({
      revision: revision + 1,
      blockedWords: { from: rules.blockedWords, to: blockedWords },
    });
    expect((await revise({}, revision + 1)).status).toBe(200);
  });

  it('are tried on a text and on the last 7 days before they are saved', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'A very unusual zwetschgen sour');
    const rules = { ...defaultModerationRules, blockedWords: ['zwetschgen'] };
    const body = { rules, text: 'ZWETSCHGEN sour', trust: 'new' as const };
    const found = [{ rule: 'blocked-word', found: 'zwetschgen' }];
    expect((await admin.call(adminModerationRoutes.tryText, { body })).findings).toEqual(found);
    const replay = await admin.call(adminModerationRoutes.replay, { body: { rules } });
    expect(replay.byRule['blocked-word']).toBe(1);
    expect(replay.hits.filter((hit) => hit.id === id)).toMatchObject([{ findings: found }]);
    expect(await statusOf(stack.visitor(), id)).toBe(200);
  });
});

describe('a report', () => {
  it('stands in the queue until it is decided, the weightier the more often its reporter was right', async () => {
    const [ada, right, wrong] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const ids: string[] = [];
    for (const content of ['A', 'B', 'C', 'D']) ids.push((await post(ada, `Reported ${content}`)).id);
    const [a, b, c, d] = ids as [string, string, string, string];
    const report = (by: Agent, id: string) =>
      by.send(moderationRoutes.reportPost, { ...at(id), body: { reason: 'spam', note: 'Look' } });
    expect((await report(ada, a)).status).toBe(422);
    expect((await report(right, a)).status).toBe(200);
    expect((await report(right, a)).status).toBe(200);
    expect(await queued(a)).toMatchObject({ state: 'reported', reportsCount: 1, weight: 1 });
    await report(wrong, b);
    await decide(admin, { kind: 'post', id: a }, 'remove');
    await decide(admin, { kind: 'post', id: b }, 'keep');
    expect(await statusOf(stack.visitor(), a)).toBe(404);
    expect(await statusOf(stack.visitor(), b)).toBe(200);
    await report(wrong, c);
    await report(right, d);
    const { items } = await admin.call(adminModerationRoutes.queue, { query: { only: 'reported' } });
    expect(items.map(({ contentId }) => contentId).filter((id) => ids.includes(id))).toEqual([d, c]);
    expect(items.find(({ contentId }) => contentId === d)?.reports).toMatchObject([
      {
        reason: 'spam',
        note: 'Look',
        reporter: { id: right.userId },
        accuracy: 2 / 3,
        record: { decided: 1, agreed: 1 },
      },
    ]);
    // Its author does not learn of reports.
    const mine = await ada.call(moderationRoutes.mine, { query: {} });
    expect(mine.items.map(({ contentId }) => contentId)).toEqual([a]);
  });
});

describe('an appeal', () => {
  it('is made once, decided by another admin, and its author is told [BEYOND-97]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id } = await post(ada, 'My own bar, come by');
    const ref: ContentRef = { kind: 'post', id };
    await decide(admin, ref, 'remove');
    const [own] = (await ada.call(moderationRoutes.mine, { query: {} })).items;
    const appeal = (by: Agent) =>
      by.send(moderationRoutes.appeal, { ...at(`${own?.id}`), body: { text: 'It is a real bar.' } });
    expect((await appeal(bea)).status).toBe(404);
    expect((await appeal(ada)).status).toBe(200);
    expect((await appeal(ada)).status).toBe(409);
    expect(await queued(id)).toMatchObject({ state: 'appealed', appeal: { text: 'It is a real bar.' } });
    expect((await decide(admin, ref, 'keep')).refused).toMatchObject([
      { detail: 'Somebody other than the person who removed it must decide the appeal.' },
    ]);
    expect((await decide(other, ref, 'keep', 'You are right.')).refused).toEqual([]);
    expect(await statusOf(stack.visitor(), id)).toBe(200);
    await eventually(async () => expect(await told(ada, 'content-released')).toHaveLength(1));
    const [after] = (await ada.call(moderationRoutes.mine, { query: {} })).items;
    expect(after).toMatchObject({
      state: 'restored',
      appeal: { answer: 'You are right.' },
      mayAppeal: false,
    });
    const audit = await admin.call(communityAuditRoutes.list, { query: { subject: `post:${id}` } });
    expect(audit.items.map(({ action, actor }) => [action, actor])).toEqual([
      ['post.restored', other.userId],
      ['post.appealed', ada.userId],
      ['post.removed', admin.userId],
    ]);
    expect(audit.items[0]?.details).toMatchObject({ removedBy: admin.userId, onlyAdmin: false });
  });

  it('is decided by the one who removed it where there is no other admin, and the audit says so', async () => {
    const ada = await aMember(stack);
    const { id } = await post(ada, 'Only one of us');
    const ref: ContentRef = { kind: 'post', id };
    await decide(admin, ref, 'remove');
    const [own] = (await ada.call(moderationRoutes.mine, { query: {} })).items;
    await ada.call(moderationRoutes.appeal, { ...at(`${own?.id}`), body: { text: 'Please.' } });
    const setStatus = (status: 'active' | 'admin') =>
      admin.call(adminMemberRoutes.setStatus, { ...at(`${other.userId}`), body: { status } });
    await setStatus('active');
    expect((await decide(admin, ref, 'remove')).refused).toEqual([]);
    await setStatus('admin');
    const [after] = (await ada.call(moderationRoutes.mine, { query: {} })).items;
    expect(after).toMatchObject({ state: 'upheld', reason: 'spam', mayAppeal: false });
    const audit = await admin.call(communityAuditRoutes.list, { query: { subject: `post:${id}` } });
    expect(audit.items[0]).toMatchObject({ action: 'post.upheld', details: { onlyAdmin: true } });
  });
});

describe('a moderator', () => {
  it('decides, but never the appeal against their own decision, even where there is nobody else', async () => {
    const [ada, moderator] = [await aMember(stack), await aMember(stack, { role: 'moderator' })];
    const { id } = await post(ada, 'Seen by a moderator');
    const ref: ContentRef = { kind: 'post', id };
    expect((await decide(moderator, ref, 'remove')).refused).toEqual([]);
    const [own] = (await ada.call(moderationRoutes.mine, { query: {} })).items;
    await ada.call(moderationRoutes.appeal, { ...at(`${own?.id}`), body: { text: 'Please look again.' } });
    expect((await decide(moderator, ref, 'keep')).refused).toMatchObject([
      { detail: 'Somebody other than the person who removed it must decide the appeal.' },
    ]);
    expect((await decide(admin, ref, 'keep')).refused).toEqual([]);
    const audit = await admin.call(communityAuditRoutes.list, { query: { subject: `post:${id}` } });
    expect(audit.items.map(({ action, role }) => [action, role])).toEqual([
      ['post.restored', 'admin'],
      ['post.appealed', 'member'],
      ['post.removed', 'moderator'],
    ]);
  });
});

describe('a photo whose caption a rule finds something in', () => {
  it('is held: its member alone sees it, until it is released [BEYOND-100]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const { id: recipeId } = await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name: 'Photographed and Held' }), visibility: 'public' },
    });
    const { id } = await eventually(() => sharePhoto(stack, ada, recipeId, blocked));
    const seen = async (by: Agent) => {
      const { items } = await by.call(photoRoutes.list, { query: {} });
      return items.filter((photo) => photo.id === id).map(({ held }) => held);
    };
    expect([await seen(ada), await seen(bea)]).toEqual([[true], []]);
    expect((await bea.send(photoRoutes.get, at(id))).status).toBe(404);
    expect((await bea.send(photoRoutes.like, at(id))).status).toBe(404);
    await decide(admin, { kind: 'photo', id }, 'keep');
    expect([await seen(ada), await seen(bea)]).toEqual([[false], [false]]);
  });
});

describe('what moderators see', () => {
  it('is the newest that nobody has to decide about, and who wrote it', async () => {
    const ada = await aMember(stack);
    const free = await post(ada, 'Nothing wrong with it');
    const held = await post(ada, blocked);
    const { items } = await admin.call(adminModerationRoutes.newest, {});
    expect(items[0]).toMatchObject({ contentId: free.id, id: null, state: null });
    expect(items.map(({ contentId }) => contentId)).not.toContain(held.id);
    await decide(admin, { kind: 'post', id: held.id }, 'remove');
    const member = await admin.call(adminModerationRoutes.member, at(`${ada.userId}`));
    expect(member).toMatchObject({
      member: { id: ada.userId },
      trust: 'new',
      posts: 1,
      comments: 0,
      photos: 0,
      decisions: [{ kind: 'post', content: blocked, state: 'removed', reason: 'spam' }],
    });
  });

  it('is not for members', async () => {
    const ada = await aMember(stack);
    expect((await ada.send(adminModerationRoutes.queue, { query: {} })).status).toBe(403);
  });
});

describe('a review of a recipe', () => {
  let names = 0;
  const aDrink = async () => {
    const body = aRecipe({ name: `Reviewed Drink ${++names}` });
    return (await admin.call(adminRecipeRoutes.create, { body })).id;
  };
  const stars = { tasteRating: 4, difficultyRating: 4, presentationRating: 4, valueRating: 4 };
  const review = async (by: Agent, recipeId: string, reviewText: string | null) => {
    const body = { ...stars, reviewText, wouldRecommend: true };
    return (await by.call(ratingRoutes.rate, { ...at(recipeId), body })).rating.id;
  };
  const shown = async (recipeId: string) => {
    const { items } = await stack.visitor().call(ratingRoutes.reviews, { ...at(recipeId), query: {} });
    return items.map(({ id }) => id);
  };
  const own = async (by: Agent, recipeId: string) =>
    (await by.call(ratingRoutes.mine, at(recipeId))).rating?.withheld;

  it('that a rule finds something in is held, its author told, and shown when it is released [BEYOND-100]', async () => {
    const [ada, drink] = [await aMember(stack), await aDrink()];
    const id = await review(ada, drink, blocked);
    expect([await shown(drink), await own(ada, drink)]).toEqual([[], 'held']);
    await eventually(async () => {
      expect(await queued(id)).toMatchObject({ kind: 'review', state: 'held', recipeId: drink, findings });
      expect([await shown(drink), await own(ada, drink)]).toEqual([[], 'held']);
      expect(await told(ada, 'review-held')).toHaveLength(1);
    });
    const { items } = await ada.call(ratingRoutes.own, { query: {} });
    expect(items).toMatchObject([{ rating: { id, withheld: 'held', reviewText: blocked } }]);
    await review(ada, drink, 'Just a Daiquiri');
    await eventually(async () => expect(await queued(id)).toMatchObject({ content: 'Just a Daiquiri' }));
    expect(await shown(drink)).toEqual([]);
    await decide(admin, { kind: 'review', id }, 'keep');
    await eventually(async () => {
      expect([await shown(drink), await own(ada, drink)]).toEqual([[id], null]);
      expect(await told(ada, 'content-released')).toEqual([
        'Your review was reviewed and everybody can see it now',
      ]);
    });
  });

  it('is removed with its stars counting on, stays so when it is edited, and comes back by an appeal [BEYOND-97]', async () => {
    const [ada, drink] = [await aMember(stack), await aDrink()];
    const id = await review(ada, drink, 'Buy my book');
    const ref: ContentRef = { kind: 'review', id };
    await eventually(async () => expect((await decide(admin, ref, 'remove')).refused).toEqual([]));
    await eventually(async () => expect(await shown(drink)).toEqual([]));
    await review(ada, drink, 'Buy my new book');
    await eventually(async () => expect(await own(ada, drink)).toBe('removed'));
    const { rating } = await ada.call(ratingRoutes.mine, at(drink));
    expect(rating).toMatchObject({ reviewText: 'Buy my new book', overallRating: 4 });
    const cases = await ada.call(moderationRoutes.mine, { query: {} });
    expect(cases.items).toMatchObject([{ kind: 'review', recipeId: drink, state: 'removed' }]);
    await ada.call(moderationRoutes.appeal, {
      ...at(`${cases.items[0]?.id}`),
      body: { text: 'It is free.' },
    });
    await decide(other, ref, 'keep');
    await eventually(async () => expect(await shown(drink)).toEqual([id]));
  });

  it('is not seen by others before it was screened, by an edit either [BEYOND-100]', async () => {
    const [ada, drink] = [await aMember(stack), await aDrink()];
    const id = await review(ada, drink, 'A fine Daiquiri');
    expect([await shown(drink), await own(ada, drink)]).toEqual([[id], null]);
    await review(ada, drink, blocked);
    expect([await shown(drink), await own(ada, drink)]).toEqual([[], 'held']);
    await eventually(async () => expect(await queued(id)).toMatchObject({ state: 'held', content: blocked }));
    await decide(admin, { kind: 'review', id }, 'keep');
    await eventually(async () => expect([await shown(drink), await own(ada, drink)]).toEqual([[id], null]));
  });

  it('is reported once by each member, not by its author, and only where there is a text', async () => {
    const [ada, bea, drink] = [await aMember(stack), await aMember(stack), await aDrink()];
    const id = await review(ada, drink, 'Tastes like a wet dog');
    const report = (by: Agent, of: string) =>
      by.send(moderationRoutes.reportReview, { ...at(of), body: { reason: 'insult', note: 'Rude' } });
    for (let times = 0; times < 2; times++) expect((await report(bea, id)).status).toBe(200);
    expect((await report(ada, id)).status).toBe(422);
    expect(await queued(id)).toMatchObject({
      state: 'reported',
      reportsCount: 1,
      reports: [{ note: 'Rude' }],
    });
    const silent = await review(bea, drink, null);
    expect((await report(ada, silent)).status).toBe(404);
    await decide(admin, { kind: 'review', id }, 'keep');
    expect(await queued(id)).toBeUndefined();
    expect(await shown(drink)).toEqual([id]);
  });

  it('leaves the queue with its text, its recipe and its author', async () => {
    const [ada, one, two, three] = [await aMember(stack), await aDrink(), await aDrink(), await aDrink()];
    const ids: string[] = [];
    for (const drink of [one, two, three]) ids.push(await review(ada, drink, blocked));
    const waiting = async () => (await Promise.all(ids.map(queued))).map((item) => item !== undefined);
    await eventually(async () => expect(await waiting()).toEqual([true, true, true]));
    await review(ada, one, null);
    await admin.call(adminRecipeRoutes.delete, at(two));
    await eventually(async () => expect(await waiting()).toEqual([false, false, true]));
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { username, password } });
    await eventually(async () => expect(await waiting()).toEqual([false, false, false]));
  });
});
