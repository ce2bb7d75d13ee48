import {
  adminNotificationRoutes,
  challengeRoutes,
  commentRoutes,
  connectionRoutes,
  distanceRoutes,
  followRoutes,
  liveSessionRoutes,
  type MailWay,
  mentorRoutes,
  type Notification,
  notificationKinds,
  notificationRoutes,
  notificationsAuditRoutes,
  otherMails,
  ownDataRoutes,
  ownRecipeRoutes,
  postRoutes,
  profileRoutes,
  ratingRoutes,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aMember,
  anAdmin,
  aRecipe,
  eventually,
  Mailbox,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';

let mailbox: Mailbox;
let stack: Stack;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await stack?.stop();
  await mailbox?.close();
});

const member = (fullName: string) => aMember(stack, { fullName });
const idOf = (agent: Agent) => agent.userId ?? '';
const listOf = async (agent: Agent) => (await agent.call(notificationRoutes.list, { query: {} })).items;
const unreadOf = async (agent: Agent) => (await agent.call(notificationRoutes.unread, {})).count;
const textsOf = async (agent: Agent, kind?: string) =>
  (await listOf(agent)).filter((item) => !kind || item.kind === kind).map(({ text }) => text);
const saidTo = (agent: Agent, texts: string[], kind?: string) =>
  eventually(async () => expect(await textsOf(agent, kind)).toEqual(texts), 15_000);

async function aPost(author: Agent): Promise<string> {
  const { id } = await author.call(postRoutes.create, {
    body: { ...postRoutes.create.example.body, content: 'A sour.' },
  });
  return id;
}
const like = (agent: Agent, id: string) => agent.call(postRoutes.like, { params: { id } });

describe('what concerns a member', () => {
  it('becomes one notification as long as it is unread, and names the last who did it [BEYOND-102]', async () => {
    const [ada, ben, carl, dora] = (await Promise.all(['Ada', 'Ben', 'Carl', 'Dora'].map(member))) as [
      Agent,
      Agent,
      Agent,
      Agent,
    ];
    const id = await aPost(ada);
    await like(ada, id);
    await like(ben, id);
    await saidTo(ada, ['Ben liked your post “A sour.”'], 'post-liked');
    await like(carl, id);
    await saidTo(ada, ['Carl and 1 other liked your post “A sour.”'], 'post-liked');
    await like(dora, id);
    await saidTo(ada, ['Dora and 2 others liked your post “A sour.”'], 'post-liked');
    const [first] = (await listOf(ada)).filter(({ kind }) => kind === 'post-liked') as [Notification];
    expect(first).toMatchObject({ link: `/community/post/${id}`, read: false, actor: { fullName: 'Dora' } });
    await dora.call(postRoutes.unlike, { params: { id } });
    await saidTo(ada, ['Carl and 1 other liked your post “A sour.”'], 'post-liked');
    await ada.call(notificationRoutes.read, { params: { id: first.id } });
    await like(dora, id);
    await saidTo(
      ada,
      ['Dora liked your post “A sour.”', 'Carl and 1 other liked your post “A sour.”'],
      'post-liked',
    );
    await ada.call(postRoutes.delete, { params: { id } });
    await saidTo(ada, ['Carl and 1 other liked your post'], 'post-liked');
  });

  it('is told once to whoever wrote both the post and the comment that is answered [BEYOND-102]', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const id = await aPost(ada);
    const comment = await ben.call(commentRoutes.create, {
      params: { id },
      body: { content: 'Nice.', parentId: null },
    });
    await saidTo(ada, ['Ben commented on your post “A sour.”'], 'post-commented');
    const own = await ada.call(commentRoutes.create, {
      params: { id },
      body: { content: 'Thanks.', parentId: comment.id },
    });
    await saidTo(ben, ['Ada replied to your comment on “A sour.”'], 'comment-replied');
    await ben.call(commentRoutes.create, { params: { id }, body: { content: 'Cheers.', parentId: own.id } });
    await saidTo(ada, ['Ben replied to your comment on “A sour.”'], 'comment-replied');
    expect(await textsOf(ada, 'post-commented')).toEqual(['Ben commented on your post “A sour.”']);
  });

  it('goes when the last comment or answer it tells of is deleted [BEYOND-171]', async () => {
    const [ada, ben, cleo] = [await member('Ada'), await member('Ben'), await member('Cleo')];
    const id = await aPost(ada);
    const comment = async (agent: Agent, parentId: string | null = null) =>
      (await agent.call(commentRoutes.create, { params: { id }, body: { content: 'Nice.', parentId } })).id;
    const remove = (agent: Agent, commentId: string) =>
      agent.call(commentRoutes.delete, { params: { id: commentId } });
    const [first, second] = [await comment(ben), await comment(ben)];
    const both = 'Cleo and 1 other commented on your post “A sour.”';
    const answer = await comment(cleo, first);
    await saidTo(ada, [both], 'post-commented');
    await saidTo(ben, ['Cleo replied to your comment on “A sour.”'], 'comment-replied');
    await remove(ben, second);
    await remove(cleo, answer);
    await saidTo(ben, [], 'comment-replied');
    await saidTo(ada, ['Ben commented on your post “A sour.”'], 'post-commented');
    await remove(ben, first);
    await saidTo(ada, [], 'post-commented');
  });

  it('comes from follows, connections and sessions, for those it concerns [BEYOND-102, VBAR-07]', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    await ben.call(followRoutes.follow, { params: { id: idOf(ada) } });
    await saidTo(ada, ['Ben follows you'], 'member-followed');
    const { username } = await ben.call(profileRoutes.me, {});
    expect((await listOf(ada)).map(({ link }) => link)).toContain(`/members/${username}`);
    await ben.call(followRoutes.unfollow, { params: { id: idOf(ada) } });
    await saidTo(ada, [], 'member-followed');

    for (const agent of [ada, ben]) await agent.call(mentorRoutes.save, { body: {} });
    const { id } = await ben.call(connectionRoutes.request, {
      params: { id: idOf(ada) },
      body: { requestMessage: 'Hello.' },
    });
    await saidTo(ada, ['Ben would like to connect with you'], 'connection-requested');
    await ada.call(connectionRoutes.step, { params: { id }, body: { status: 'accepted' } });
    await saidTo(ben, ['Ada accepted your request'], 'connection-accepted');

    const session = await ada.call(liveSessionRoutes.schedule, {
      body: {
        ...liveSessionRoutes.schedule.example.body,
        title: 'Sours',
        scheduledAt: new Date(Date.now() + 600_000).toISOString(),
      },
    });
    await ben.call(liveSessionRoutes.join, { params: { id: session.id } });
    await saidTo(ada, ['Ben has a place in your session'], 'session-joined');
    await ada.call(liveSessionRoutes.setStatus, { params: { id: session.id }, body: { status: 'live' } });
    await saidTo(ben, ['Sours is live'], 'session-started');
    expect(await textsOf(ada, 'session-started')).toEqual([]);
  });

  it('is a rating or review of a recipe they published, once and not their own [BEYOND-102]', async () => {
    const [ada, ben, carl] = [await member('Ada'), await member('Ben'), await member('Carl')];
    const name = `Sour of ${newId()}`;
    const { id } = await ada.call(ownRecipeRoutes.create, {
      body: { ...aRecipe({ name }), visibility: 'public' },
    });
    const { body } = ratingRoutes.rate.example;
    const rate = (agent: Agent, recipe: string, reviewText: string | null) =>
      agent.call(ratingRoutes.rate, { params: { id: recipe }, body: { ...body, reviewText } });
    await ada.call(distanceRoutes.mute, { params: { id: idOf(carl) } });
    // Their own they cannot rate at all.
    const own = await ada.send(ratingRoutes.rate, { params: { id }, body });
    expect(own.status).toBe(403);
    await rate(ben, id, 'Sharp and cold.');
    await saidTo(ada, [`Ben reviewed your recipe ${name}`], 'recipe-rated');
    expect((await listOf(ada)).find(({ kind }) => kind === 'recipe-rated')).toMatchObject({
      link: `/recipes/${id}`,
    });
    await eventually(async () => {
      await ben.call(ratingRoutes.remove, { params: { id } });
      await saidTo(ada, [], 'recipe-rated');
    });
    await rate(carl, id, null);
    await rate(ben, id, null);
    await rate(ben, id, 'Changed my mind.');
    await rate(await member('Dora'), id, null);
    await saidTo(ada, [`Dora and 1 other rated your recipe ${name}`], 'recipe-rated');
    await ada.call(ownRecipeRoutes.delete, { params: { id } });
    await saidTo(ada, [], 'recipe-rated');
  });

  it('is a public variation of a recipe they published, while it is public and not their own [BEYOND-102]', async () => {
    const [ada, ben, carl] = [await member('Ada'), await member('Ben'), await member('Carl')];
    const create = (agent: Agent, name: string, more = {}) =>
      agent.call(ownRecipeRoutes.create, {
        body: { ...aRecipe({ name }), visibility: 'public', ...more },
      });
    const name = `Flip of ${newId()}`;
    const { id: basedOn } = await create(ada, name);
    await ada.call(distanceRoutes.mute, { params: { id: idOf(carl) } });
    await create(ada, `${name} 2`, { basedOn });
    await create(carl, `${name} 3`, { basedOn });
    const hidden = await create(ben, `${name} 4`, { basedOn, visibility: 'private' });
    const { ingredient: _, ...first } = hidden.spec[0] as (typeof hidden.spec)[number];
    const revise = (revision: number, visibility: 'public' | 'private') =>
      ben.call(ownRecipeRoutes.revise, {
        params: { id: hidden.id },
        body: { revision, recipe: { ...aRecipe({ name: hidden.name, spec: [first] }), visibility } },
      });
    const shown = await revise(hidden.revision, 'public');
    await saidTo(ada, [`Ben published a variation of your recipe ${name}`], 'recipe-varied');
    expect((await listOf(ada)).find(({ kind }) => kind === 'recipe-varied')).toMatchObject({
      link: `/recipes/${hidden.id}`,
    });
    await revise(shown.revision, 'private');
    await saidTo(ada, [], 'recipe-varied');
  });

  it('is not told of members who are muted or blocked [BEYOND-102]', async () => {
    const [ada, ben, carl] = [await member('Ada'), await member('Ben'), await member('Carl')];
    await ada.call(distanceRoutes.mute, { params: { id: idOf(ben) } });
    const id = await aPost(ada);
    const other = await aPost(ada);
    await eventually(async () => {
      await like(ben, id);
      await ben.call(postRoutes.unlike, { params: { id } });
      await like(carl, other);
      await saidTo(ada, ['Carl liked your post “A sour.”'], 'post-liked');
    });
    await like(ben, id);
    await like(ben, other);
    await like(await member('Dora'), other);
    await saidTo(ada, ['Dora and 1 other liked your post “A sour.”'], 'post-liked');
    await ada.call(distanceRoutes.unmute, { params: { id: idOf(ben) } });
    await eventually(async () => {
      await ben.call(postRoutes.unlike, { params: { id } });
      await like(ben, id);
      await eventually(
        async () => expect(await textsOf(ada, 'post-liked')).toContain('Ben liked your post “A sour.”'),
        3000,
      );
    }, 15_000);
  });
});

describe('the list', () => {
  it('is read page by page, is counted while unread, and is read at once or one by one, by its owner alone [BEYOND-102]', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    for (let times = 0; times < 3; times++) await like(ben, await aPost(ada));
    await eventually(async () => expect(await textsOf(ada, 'post-liked')).toHaveLength(3));
    const all = await listOf(ada);
    expect(await unreadOf(ada)).toBe(all.length);
    const first = await ada.call(notificationRoutes.list, { query: { limit: 2 } });
    const rest = await ada.call(notificationRoutes.list, { query: { cursor: first.nextCursor ?? '' } });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const [newest, second] = all as [Notification, Notification];
    expect((await ben.send(notificationRoutes.read, { params: { id: newest.id } })).status).toBe(404);
    for (let times = 0; times < 2; times++)
      await ada.call(notificationRoutes.read, { params: { id: newest.id } });
    expect(await unreadOf(ada)).toBe(all.length - 1);
    await ada.call(notificationRoutes.readAll, { body: { until: second.at } });
    expect(await unreadOf(ada)).toBe(0);
    expect((await listOf(ada)).every(({ read }) => read)).toBe(true);
  });

  it('goes with its owner, and forgets whoever has left [BEYOND-102]', async () => {
    const [ada, ben, carl] = [await member('Ada'), await member('Ben'), await member('Carl')];
    const id = await aPost(ada);
    await like(carl, id);
    await saidTo(ada, ['Carl liked your post “A sour.”'], 'post-liked');
    await like(ben, id);
    await saidTo(ada, ['Ben and 1 other liked your post “A sour.”'], 'post-liked');
    const { username } = await ben.call(profileRoutes.me, {});
    await ben.call(ownDataRoutes.delete, { body: { password: 'a long night out', username } });
    await saidTo(ada, ['Carl liked your post “A sour.”'], 'post-liked');
  });
});

describe('a choice', () => {
  it('decides what stands behind the bell and what is mailed [BEYOND-102]', async () => {
    const email = `${newId()}@example.com`;
    const [ada, ben] = [await aMember(stack, { email }), await member('Ben')];
    const { items } = await ada.call(notificationRoutes.choices, {});
    expect(items.map(({ kind }) => kind)).toEqual(notificationKinds.map(({ kind }) => kind));
    expect(items.every(({ inApp }) => inApp !== false)).toBe(true);
    for (const { mail, mailWays } of items)
      expect(mail).toBe(mailWays.includes('at-once') ? 'at-once' : 'off');
    const choose = (kind: string, body: { inApp?: boolean; mail?: MailWay }) =>
      ada.send(notificationRoutes.choose, { params: { kind }, body });
    expect((await choose('post-liked', { inApp: false })).status).toBe(200);
    expect((await choose('post-liked', { mail: 'at-once' })).status).toBe(422);
    expect((await choose('no-such-kind', { mail: 'off' })).status).toBe(404);
    expect((await choose('connection-requested', { mail: 'off' })).status).toBe(200);

    await like(ben, await aPost(ada));
    for (const agent of [ada, ben]) await agent.call(mentorRoutes.save, { body: {} });
    await ben.call(connectionRoutes.request, {
      params: { id: idOf(ada) },
      body: { requestMessage: 'Hello.' },
    });
    await saidTo(ada, ['Ben would like to connect with you'], 'connection-requested');
    expect(await textsOf(ada, 'post-liked')).toEqual([]);
    await choose('post-liked', { inApp: true });
    await like(ben, await aPost(ada));
    await saidTo(ada, ['Ben liked your post “A sour.”'], 'post-liked');
    expect(mailbox.to(email)).toEqual([]);
  });
});

describe('the console', () => {
  it('shows every kind with an example and its volume, and the mails as they are sent [BEYOND-102]', async () => {
    const admin = await anAdmin(stack);
    const { items, digests } = await admin.call(adminNotificationRoutes.kinds, {});
    expect(items.map(({ kind }) => kind)).toEqual(notificationKinds.map(({ kind }) => kind));
    for (const { preview } of items) expect(preview).not.toMatch(/[{}]|undefined/);
    const liked = items.find(({ kind }) => kind === 'post-liked');
    expect(liked?.week.made).toBeGreaterThan(0);
    expect(liked?.push).toEqual({ title: 'Barspoon', body: liked?.preview });
    for (const { week, month, inApp, mailed } of items) {
      expect(month.made).toBeGreaterThanOrEqual(week.made);
      expect(week.inApp).toBeLessThanOrEqual(week.made);
      expect(week.read).toBeLessThanOrEqual(week.inApp);
      if (!inApp) expect(month).toMatchObject({ made: 0, pushed: 0 });
      if (!mailed) expect(month.mailed).toBe(0);
    }
    expect(digests.month.made).toBeGreaterThanOrEqual(digests.month.mailed);
    for (const { kind } of items.filter(({ mailed }) => mailed)) {
      const mail = await admin.call(adminNotificationRoutes.preview, { params: { kind } });
      expect(mail.subject).not.toMatch(/[{}]|undefined/);
      expect(mail.html).toContain(mail.subject.replaceAll("'", '&#x27;'));
    }
    const unmailed = await admin.send(adminNotificationRoutes.preview, { params: { kind: 'post-liked' } });
    expect(unmailed.status).toBe(404);
  });

  it('draws every other mail, and sends one to the admin who asks for it [BEYOND-101]', async () => {
    const admin = await anAdmin(stack);
    const { email } = await admin.call(profileRoutes.me, {});
    for (const kind of Object.keys(otherMails)) {
      const { subject, html, text } = await admin.call(adminNotificationRoutes.preview, { params: { kind } });
      expect(subject).not.toMatch(/[{}]|undefined/);
      expect(html).toContain('<html');
      expect(text).not.toMatch(/undefined|Invalid Date/);
    }
    const at = { params: { kind: 'password-changed' } };
    await admin.call(adminNotificationRoutes.test, at);
    await eventually(() =>
      expect(mailbox.to(email ?? '').map(({ subject }) => subject)).toContain(
        '[Test] Your Barspoon password was changed',
      ),
    );
    const { items } = await admin.call(notificationsAuditRoutes.list, { query: {} });
    expect(items[0]).toMatchObject({ action: 'mail.tested', subject: 'mail:password-changed' });
    const unknown = await admin.send(adminNotificationRoutes.test, { params: { kind: 'post-liked' } });
    expect(unknown.status).toBe(404);
  });

  it('stops what stands behind the bell, and all mail but verification and recovery [BEYOND-100]', async () => {
    const admin = await anAdmin(stack);
    const set = async (change: object) => {
      const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
      await admin.call(siteSettingsRoutes.revise, {
        body: { revision, settings: { ...settings, ...change } },
      });
    };
    await set({ pushNotifications: false, emailNotifications: false });
    const email = `${newId()}@example.com`;
    const [ada, ben] = [await aMember(stack, { email, fullName: 'Ada' }), await member('Ben')];
    await ada.call(mentorRoutes.save, { body: {} });
    // Every process knows within 30 seconds.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await like(ben, await aPost(ada));
    await ben.call(mentorRoutes.save, { body: {} });
    await ben.call(connectionRoutes.request, {
      params: { id: idOf(ada) },
      body: { requestMessage: 'Hello.' },
    });
    await stack.visitor().send(challengeRoutes.forgotPassword, { body: { email } });
    expect((await mailbox.newestTo(email)).subject).toMatch(/^Reset your /);
    await set({ pushNotifications: true, emailNotifications: true });
    const post = await aPost(ada);
    await eventually(async () => {
      await like(await aMember(stack), post);
      expect((await textsOf(ada, 'post-liked')).length).toBeGreaterThan(0);
    }, 30_000);
    expect(await textsOf(ada, 'connection-requested')).toEqual([]);
    expect(mailbox.to(email)).toHaveLength(1);
  }, 90_000);
});
