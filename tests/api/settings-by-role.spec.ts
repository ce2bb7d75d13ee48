import { rmSync } from 'node:fs';
import {
  adminMailRoutes,
  adminModerationRoutes,
  adminRecipeRoutes,
  authRoutes,
  challengeRoutes,
  connectionRoutes,
  dayMs,
  mailingRoutes,
  mentorRoutes,
  notificationRoutes,
  ownRecipeRoutes,
  postRoutes,
  recipeRoutes,
  type SiteSettings,
  secondFactorRoutes,
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
import { aWebFolder } from '../support/web-folder.ts';

const web = aWebFolder();
let mailbox: Mailbox;
let stack: Stack;
let admin: Agent;
let member: Agent;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  stack = await startStack(allServices, { SMTP_URL: mailbox.url, WEB_DIR: web });
  [admin, member] = [await anAdmin(stack), await aMember(stack)];
});
afterAll(async () => {
  await stack?.stop();
  await mailbox?.close();
  rmSync(web, { recursive: true });
});

type Role = 'visitor' | 'member' | 'admin';
const as = (role: Role): Agent => ({ visitor: stack.visitor(), member, admin })[role];

async function set(change: Partial<SiteSettings>): Promise<void> {
  const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
  await admin.call(siteSettingsRoutes.revise, { body: { revision, settings: { ...settings, ...change } } });
}

/** Settings act in every process within this time. */
const within = <T>(look: () => Promise<T>) => eventually(look, 30_000);
/** Holds a word that the moderation's rules block. */
const held = 'Get your c4sino bonus';
const newEmail = () => `${newId()}@example.com`;
const signUp = (email = newEmail()) =>
  stack.visitor().send(authRoutes.signUp, { body: { ...authRoutes.signUp.example.body, email } });
const status = async (role: Role, path: string) => (await as(role).request('GET', path)).status;
const page = async (role: Role) => (await as(role).request<string>('GET', '/')).body;
const post = (by: Agent, content: string) =>
  by.call(postRoutes.create, { body: { content, imageUrl: null, recipeId: null, collectionId: null } });
const made = async () =>
  (await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: newId() }) })).id;
const mailsTo = (email: string) => mailbox.to(email).map(({ subject }) => subject);

/** A setting, what it is set to, and what each of the three then meets. */
interface Effect {
  change: Partial<SiteSettings>;
  meets: Record<Role, () => Promise<unknown>>;
}

const inTitle = (role: Role) => () =>
  within(async () => expect(await page(role)).toContain('<title>The Other Bar'));
const inDescription = (role: Role) => () =>
  within(async () => expect(await page(role)).toContain('content="Drinks of another kind."'));
const reads = (role: Role, expected: number) => () =>
  within(async () => expect(await status(role, '/api/v1/recipes')).toBe(expected));
/** Signs in an account of the role that has not verified its address. */
const signsIn = (role: 'member' | 'admin', emailVerified: boolean, expected: number) => async () => {
  const email = newEmail();
  const password = 'a long night out';
  await set({ requireEmailVerification: false });
  await aMember(stack, { email, password, role, emailVerified });
  await set({ requireEmailVerification: true });
  await within(async () => {
    const { status: answered } = await stack.visitor().send(authRoutes.signIn, { body: { email, password } });
    expect(answered).toBe(expected);
  });
};
/** Another member likes a post of theirs. */
const isNotToldOfALike = (role: 'member' | 'admin') => () =>
  within(async () => {
    const author = await aMember(stack, { role });
    const liker = await aMember(stack);
    const { id } = await post(author, 'A sour.');
    await liker.call(postRoutes.like, { params: { id } });
    // What would be said stands behind the bell within a second or two.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((await author.call(notificationRoutes.list, { query: {} })).items).toEqual([]);
  });
const isNotCounted = (role: Role) => () =>
  within(async () => {
    const id = await made();
    await as(role).call(recipeRoutes.view, { params: { id } });
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((await admin.call(adminRecipeRoutes.get, { params: { id } })).views).toBe(0);
  });
/** @returns the recipe that an admin was refused to feature, beyond the limit */
const refusedToFeature = () =>
  within(async () => {
    const id = await made();
    const body = { featured: true };
    expect((await admin.send(adminRecipeRoutes.feature, { params: { id }, body })).status).toBe(422);
    return id;
  });
const isNotShownOneMore = (role: Role) => async () => {
  const id = await refusedToFeature();
  const { items } = await as(role).call(recipeRoutes.featured, {});
  expect(items.length).toBeGreaterThan(0);
  expect(items.map((item) => item.id)).not.toContain(id);
};

const statusSays = (role: Role, words: string) => () =>
  within(async () => expect((await as(role).request<string>('GET', '/status')).body).toContain(words));

const effects: Record<keyof SiteSettings, Effect> = {
  siteName: {
    change: { siteName: 'The Other Bar' },
    meets: { visitor: inTitle('visitor'), member: inTitle('member'), admin: inTitle('admin') },
  },
  siteDescription: {
    change: { siteDescription: 'Drinks of another kind.' },
    meets: {
      visitor: inDescription('visitor'),
      member: inDescription('member'),
      admin: inDescription('admin'),
    },
  },
  maintenanceMode: {
    change: { maintenanceMode: true },
    meets: { visitor: reads('visitor', 503), member: reads('member', 503), admin: reads('admin', 200) },
  },
  newUserRegistration: {
    change: { newUserRegistration: false },
    meets: {
      visitor: () => within(async () => expect((await signUp()).status).toBe(403)),
      // Who has an account is not concerned.
      member: reads('member', 200),
      admin: reads('admin', 200),
    },
  },
  requireEmailVerification: {
    change: { requireEmailVerification: true },
    meets: {
      visitor: () =>
        within(async () =>
          expect(await signUp()).toMatchObject({ status: 201, body: { verifyFirst: true } }),
        ),
      member: signsIn('member', false, 403),
      admin: signsIn('admin', true, 200),
    },
  },
  allowGuestBrowsing: {
    change: { allowGuestBrowsing: false },
    meets: { visitor: reads('visitor', 401), member: reads('member', 200), admin: reads('admin', 200) },
  },
  emailNotifications: {
    change: { emailNotifications: false },
    meets: {
      // Only the mails that an account cannot do without.
      visitor: () =>
        within(async () => {
          const email = newEmail();
          await aMember(stack, { email, emailVerified: true });
          await stack.visitor().call(mailingRoutes.askForLink, { body: { email } });
          await stack.visitor().send(challengeRoutes.forgotPassword, { body: { email } });
          expect((await mailbox.newestTo(email)).subject).toMatch(/^Reset your /);
          expect(mailsTo(email)).toHaveLength(1);
        }),
      member: () =>
        within(async () => {
          const email = newEmail();
          const [asked, asker] = [await aMember(stack, { email, emailVerified: true }), await aMember(stack)];
          for (const agent of [asked, asker]) await agent.call(mentorRoutes.save, { body: {} });
          const body = { requestMessage: 'Hello.' };
          await asker.call(connectionRoutes.request, { params: { id: asked.userId ?? '' }, body });
          await new Promise((resolve) => setTimeout(resolve, 3000));
          expect(mailsTo(email)).toEqual([]);
        }),
      admin: () =>
        within(async () => {
          const email = newEmail();
          await admin.call(adminMailRoutes.send, { body: { type: 'test-notification', email } });
          await new Promise((resolve) => setTimeout(resolve, 3000));
          expect(mailsTo(email)).toEqual([]);
        }),
    },
  },
  pushNotifications: {
    change: { pushNotifications: false },
    meets: {
      visitor: async () => expect(await status('visitor', '/api/v1/me/notifications')).toBe(401),
      member: isNotToldOfALike('member'),
      admin: isNotToldOfALike('admin'),
    },
  },
  featuredRecipesLimit: {
    change: { featuredRecipesLimit: 1 },
    meets: {
      visitor: isNotShownOneMore('visitor'),
      member: isNotShownOneMore('member'),
      admin: () => refusedToFeature(),
    },
  },
  maxRecipesPerUser: {
    change: { maxRecipesPerUser: 1 },
    meets: {
      visitor: async () => {
        const { status: answered } = await stack
          .visitor()
          .send(ownRecipeRoutes.create, { body: aRecipe({}) });
        expect(answered).toBe(401);
      },
      member: () =>
        within(async () => {
          const author = await aMember(stack);
          const create = async (name: string) =>
            (await author.send(ownRecipeRoutes.create, { body: aRecipe({ name }) })).status;
          expect([await create('One'), await create('Two')]).toEqual([201, 422]);
        }),
      // What admins publish is the site's.
      admin: async () => {
        await made();
        await made();
      },
    },
  },
  autoModeration: {
    change: { autoModeration: true },
    meets: {
      // Each try is somebody else's: a new member writes ten posts an hour.
      member: () => within(async () => expect((await post(await aMember(stack), held)).held).toBe(true)),
      visitor: () =>
        within(async () => {
          const { id } = await post(await aMember(stack), held);
          expect(await status('visitor', `/api/v1/posts/${id}`)).toBe(404);
        }),
      admin: () =>
        within(async () => {
          const { id } = await post(await aMember(stack), held);
          const { items } = await admin.call(adminModerationRoutes.queue, { query: { limit: 50 } });
          const found = items.find(({ contentId }) => contentId === id);
          expect(found?.state).toBe('held');
        }),
    },
  },
  analyticsEnabled: {
    change: { analyticsEnabled: false },
    meets: { visitor: isNotCounted('visitor'), member: isNotCounted('member'), admin: isNotCounted('admin') },
  },
  staffSecondFactor: {
    change: { staffSecondFactor: true },
    meets: {
      visitor: async () => expect(await status('visitor', '/api/v1/me/second-factor')).toBe(401),
      member: async () =>
        expect(await as('member').call(secondFactorRoutes.get, {})).toMatchObject({ dueAt: null }),
      admin: async () =>
        expect(await as('admin').call(secondFactorRoutes.get, {})).toMatchObject({
          dueAt: expect.any(String),
        }),
    },
  },
  statusPage: {
    change: { statusPage: true },
    meets: {
      visitor: statusSays('visitor', '<h1>Everything works</h1>'),
      member: statusSays('member', '<h1>Everything works</h1>'),
      admin: async () => {
        await set({ maintenanceMode: true });
        await statusSays('visitor', '<h1>Closed for maintenance</h1>')();
        await set({ statusPage: false });
        await within(async () => expect(await status('visitor', '/status')).toBe(404));
      },
    },
  },
  staffSecondFactorGraceDays: {
    change: { staffSecondFactor: true, staffSecondFactorGraceDays: 90 },
    meets: {
      visitor: async () => expect(await status('visitor', '/api/v1/me/second-factor')).toBe(401),
      member: async () =>
        expect(await as('member').call(secondFactorRoutes.get, {})).toMatchObject({ dueAt: null }),
      admin: async () => {
        const { dueAt } = await as('admin').call(secondFactorRoutes.get, {});
        expect(Date.parse(dueAt ?? '')).toBeGreaterThan(Date.now() + 89 * dayMs);
      },
    },
  },
};

describe.each(Object.entries(effects))('the setting %s', (_, { change, meets }) => {
  let before: SiteSettings;
  beforeAll(async () => {
    before = (await admin.call(siteSettingsRoutes.get, {})).settings;
    await set(change);
  });
  afterAll(() => set(before));

  it.each(Object.keys(meets) as Role[])(
    'acts within 30 seconds for: %s [ADM-SET-01, BEYOND-99, BEYOND-100]',
    async (role) => {
      await meets[role]();
    },
    60_000,
  );
});
