import { rmSync } from 'node:fs';
import {
  adminRecipeRoutes,
  authRoutes,
  identityAuditRoutes,
  ownRecipeRoutes,
  recipeRoutes,
  type SiteSettings,
  siteSettingsRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { aWebFolder } from '../support/web-folder.ts';

const withinThirtySeconds = 30_000;
const newSignUp = () => ({ ...authRoutes.signUp.example.body, email: `${newId()}@example.com` });

/** What a build leaves for the gateway, as far as documents need it. */
const web = aWebFolder();
let stack: Stack;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices, { WEB_DIR: web });
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await stack.stop();
  rmSync(web, { recursive: true });
});

async function set(change: Partial<SiteSettings>): Promise<void> {
  const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
  await admin.call(siteSettingsRoutes.revise, { body: { revision, settings: { ...settings, ...change } } });
}

describe('the settings of the site', () => {
  it('have their defaults before anybody has changed them [ADM-SET-02, BEYOND-99]', async () => {
    expect(await admin.call(siteSettingsRoutes.get, {})).toEqual({
      revision: 0,
      settings: {
        siteName: null,
        siteDescription: null,
        maintenanceMode: false,
        newUserRegistration: true,
        requireEmailVerification: false,
        allowGuestBrowsing: true,
        emailNotifications: true,
        pushNotifications: true,
        featuredRecipesLimit: 6,
        maxRecipesPerUser: 100,
        autoModeration: false,
        analyticsEnabled: true,
        staffSecondFactor: false,
        staffSecondFactorGraceDays: 7,
        statusPage: false,
      },
      changedAt: null,
      changedBy: null,
    });
  });

  it('are kept in versions, with a line in the audit of what was changed [ADM-SET-03, BEYOND-99]', async () => {
    await set({ featuredRecipesLimit: 5 });
    await set({ featuredRecipesLimit: 6 });
    const { items } = await admin.call(siteSettingsRoutes.versions, { query: { limit: 2 } });
    expect(items.map(({ settings }) => settings.featuredRecipesLimit)).toEqual([6, 5]);
    expect(items[0]).toMatchObject({ changedBy: admin.userId });
    const audit = await admin.call(identityAuditRoutes.list, { query: { action: 'settings.changed' } });
    expect(audit.items[0]?.details).toEqual({ featuredRecipesLimit: { from: 5, to: 6 } });
  });

  it('refuse the change of somebody who had not seen the last one [BEYOND-99]', async () => {
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    const body = { revision, settings };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.send(siteSettingsRoutes.revise, { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('name the field that is wrong and change nothing', async () => {
    const { revision, settings } = await admin.call(siteSettingsRoutes.get, {});
    const body = { revision, settings: { ...settings, featuredRecipesLimit: 0 } };
    const { status, body: problem } = await admin.send(siteSettingsRoutes.revise, { body });
    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe('body.settings.featuredRecipesLimit');
    expect((await admin.call(siteSettingsRoutes.get, {})).revision).toBe(revision);
  });

  it('close the site for new members, and open it again [BEYOND-100]', async () => {
    await set({ newUserRegistration: false });
    const signUp = () => stack.visitor().send(authRoutes.signUp, { body: newSignUp() });
    const refused = await signUp();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'identity.registrations_closed',
      detail: 'New registrations are currently closed.',
    });
    await set({ newUserRegistration: true });
    expect((await signUp()).status).toBe(201);
  });

  it('let signing in wait for the verified address [BEYOND-100]', async () => {
    await set({ requireEmailVerification: true });
    const opened = await stack.visitor().send(authRoutes.signUp, { body: newSignUp() });
    expect(opened.status).toBe(201);
    expect(opened.body).not.toHaveProperty('accessToken');
    await set({ requireEmailVerification: false });
  });

  it('keep everybody but admins out during maintenance [BEYOND-100]', { timeout: 60_000 }, async () => {
    const member = await aMember(stack);
    const read = (agent: Agent) => agent.request('GET', '/api/v1/recipes');
    await set({ maintenanceMode: true });
    await eventually(async () => {
      expect((await read(stack.visitor())).status).toBe(503);
      expect((await read(member)).status).toBe(503);
    }, withinThirtySeconds);
    expect((await read(admin)).status).toBe(200);
    await set({ maintenanceMode: false });
    await eventually(async () => expect((await read(member)).status).toBe(200), withinThirtySeconds);
  });

  it('close the site to guests and open it again, for documents too [BEYOND-100]', {
    timeout: 90_000,
  }, async () => {
    const { slug, name } = await admin.call(adminRecipeRoutes.create, {
      body: aRecipe({ name: 'Members Only' }),
    });
    const member = await aMember(stack);
    const status = async (agent: Agent, path: string) => (await agent.request('GET', path)).status;
    await set({ allowGuestBrowsing: false });
    await eventually(
      async () => expect(await status(stack.visitor(), '/api/v1/recipes')).toBe(401),
      withinThirtySeconds,
    );
    for (const path of ['/api/v1/posts', `/api/v1/recipes/${slug}`, '/api/v1/leaderboard'])
      expect(await status(stack.visitor(), path), path).toBe(401);
    for (const path of ['/api/v1/featured', '/api/v1/active-users/count'])
      expect(await status(stack.visitor(), path), path).toBe(200);
    const unsubscribe = { token: 'none', subscribed: false };
    const { status: unsubscribed } = await stack
      .visitor()
      .request('POST', '/api/v1/mailing/subscription', unsubscribe);
    expect(unsubscribed, 'the token is looked at').toBe(400);
    expect((await fetch(`${stack.url}/community/feed.xml`)).status).toBe(404);
    expect(await (await fetch(`${stack.url}/robots.txt`)).text()).toContain('Disallow: /\n');
    expect(await status(member, '/api/v1/recipes')).toBe(200);
    expect((await stack.visitor().send(authRoutes.signUp, { body: newSignUp() })).status).toBe(201);
    const page = await (await fetch(`${stack.url}/recipes/${slug}`)).text();
    expect(page).not.toContain(name);
    expect(page).toContain('<meta name="guest-browsing" content="off">');
    await set({ allowGuestBrowsing: true });
    await eventually(
      async () => expect(await status(stack.visitor(), '/api/v1/recipes')).toBe(200),
      withinThirtySeconds,
    );
  });

  it('bound how many recipes are featured [BEYOND-30, BEYOND-100]', { timeout: 60_000 }, async () => {
    await set({ featuredRecipesLimit: 1 });
    const feature = async (name: string) => {
      const { id } = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name }) });
      return admin.send(adminRecipeRoutes.feature, { params: { id }, body: { featured: true } });
    };
    expect((await feature('Featured First')).status).toBe(200);
    await eventually(
      async () => expect((await feature('Featured Second')).status).toBe(422),
      withinThirtySeconds,
    );
    await set({ featuredRecipesLimit: 6 });
  });

  it('bound how many recipes a member has, also when several are created at once [ADM-SET-01, BEYOND-25, BEYOND-100]', {
    timeout: 60_000,
  }, async () => {
    await set({ maxRecipesPerUser: 2 });
    // The catalogue knows the setting a few seconds later, until when one would get three.
    await eventually(async () => {
      const other = await aMember(stack);
      const made = [0, 1, 2].map((at) =>
        other.send(ownRecipeRoutes.create, { body: aRecipe({ name: `Probe ${at}` }) }),
      );
      expect((await Promise.all(made)).map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    }, withinThirtySeconds);
    const member = await aMember(stack);
    const create = (name: string) => member.send(ownRecipeRoutes.create, { body: aRecipe({ name }) });
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map(create));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.detail).toBe('You can have up to 2 recipes of your own. Delete one to make room.');
    const { items } = await member.call(ownRecipeRoutes.list, { query: {} });
    await member.call(ownRecipeRoutes.delete, { params: { id: items[0]?.id as string } });
    expect((await create('Five')).status).toBe(201);
    // Admins publish for the site: the console knows no such limit.
    for (const name of ['First', 'Second', 'Third'])
      await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: `By an admin, ${name}` }) });
    await set({ maxRecipesPerUser: 100 });
  });

  it('stop the record of views [BEYOND-100]', { timeout: 90_000 }, async () => {
    const { id } = await admin.call(adminRecipeRoutes.create, { body: aRecipe({ name: 'Looked At' }) });
    const views = async () => (await admin.call(adminRecipeRoutes.get, { params: { id } })).views;
    const look = async () => (await aMember(stack)).call(recipeRoutes.view, { params: { id } });
    await look();
    await eventually(async () => expect(await views()).toBe(1));
    await set({ analyticsEnabled: false });
    await eventually(async () => {
      const before = await views();
      await look();
      expect(await views()).toBe(before);
    }, withinThirtySeconds);
    await set({ analyticsEnabled: true });
  });
});
