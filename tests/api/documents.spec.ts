import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap as catalogue } from '@barspoon/catalogue';
import { onboardingRoutes, profileRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { aMember, anAdmin, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith, smallPng } from '../support/pictures.ts';
import { aWebFolder } from '../support/web-folder.ts';

/** What a build leaves for the gateway, as far as documents need it. */
const web = aWebFolder();
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'assets', 'app-1.js'), 'export {};');
const admin = mkdtempSync(join(tmpdir(), 'admin-'));
mkdirSync(join(admin, 'assets'));
writeFileSync(join(admin, 'index.html'), '<!doctype html><head><title>The console</title></head>');
afterAll(() => {
  for (const folder of [web, admin]) rmSync(folder, { recursive: true });
});

describe("the document of a member's page", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack([identity, catalogue, gateway], {
      WEB_DIR: web,
      ADMIN_DIR: admin,
      SOCIAL_LINKS: 'https://www.instagram.com/thebar, https://bar.example/',
      HOME_CLAIMS: 'Open since 1806|Closed on Mondays',
    });
  });
  afterAll(() => stack.stop());

  it('names them, carries their picture and the first data, and is found whatever the case', async () => {
    const ada = await aMember(stack);
    await ada.call(profileRoutes.revise, {
      body: {
        fullName: 'Ada <Coleman>',
        username: 'Ada.C',
        bio: 'Hanky\nPanky.',
        city: null,
        state: null,
        country: null,
        shows: { place: false, favorites: true, bar: false },
      },
    });
    await fetch(`${stack.url}/api/v1/me/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ada.token}` },
      body: formWith(smallPng),
    });
    const { status, body } = await stack.visitor().request<string>('GET', '/members/ada.c');
    expect(status).toBe(200);
    expect(body).toContain('<title>Ada &lt;Coleman&gt; (@Ada.C) · Barspoon</title>');
    expect(body).toContain('<meta name="description" content="Hanky Panky.">');
    expect(body).toContain('property="og:type" content="profile"');
    expect(body).toMatch(/property="og:image" content="[^"]+\/uploads\/avatars\/[^"]+-512\.webp"/);
    expect(body).toContain('"@type":"ProfilePage"');
    expect(body).toContain('"GET /api/v1/members/ada.c"');
    expect(body).toMatch(/rel="canonical" href="[^"]+\/members\/Ada\.C"/);
  });

  it('finds the files of a build that came while the gateway runs, and says of one that is gone that it is [NAV-26]', async () => {
    for (const [folder, prefix] of [
      [web, ''],
      [admin, '/admin'],
    ]) {
      const ask = () => stack.visitor().request<string>('GET', `${prefix}/assets/late-1.js`);
      expect((await ask()).status).toBe(404);
      const file = join(`${folder}`, 'assets', 'late-1.js');
      writeFileSync(file, 'export const late = 1;');
      const { status, body, headers } = await ask();
      expect([status, body]).toEqual([200, 'export const late = 1;']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      rmSync(file);
      expect((await ask()).status).toBe(404);
    }
    const page = await stack.visitor().request<string>('GET', '/admin/recipes');
    expect(page.body).toContain('The console');
    expect(page.body).toContain('<meta name="configured-name" content="Barspoon">');
  });

  it('answers 404 for nobody and for the suspended', async () => {
    const email = 'gone@example.com';
    const member = await aMember(stack, { email, fullName: 'Frank Meier' });
    const { username } = await member.call(profileRoutes.me, {});
    const statusOf = async (path: string) => (await stack.visitor().request('GET', path)).status;
    expect(await statusOf('/members/nobody.here')).toBe(404);
    await aMember(stack, { email, fullName: 'Frank Meier', suspended: true }).catch(() => undefined);
    expect(await statusOf(`/members/${username}`)).toBe(404);
  });

  it('has a shell for offline pages that knows the name of the site', async () => {
    const { status, body } = await stack.visitor().request<string>('GET', '/index.html');
    expect(status).toBe(200);
    expect(body).toContain('<title>Barspoon</title>');
    expect(body).toContain('name="robots" content="noindex"');
  });

  it('says on every page where else the site is and what Home says of it [HOME-02, HOME-09, BEYOND-46, BEYOND-57]', async () => {
    const { body } = await stack.visitor().request<string>('GET', '/');
    expect(body.match(/name="social-link" content="([^"]+)"/g)).toHaveLength(2);
    expect(body).toContain('name="home-claim" content="Open since 1806"');
  });

  it.each(['/profile', '/profile/edit', '/inventory', '/search', '/subscription'])(
    'is there for %s too [NAV-13, NAV-14, NAV-15, NAV-16, NAV-18]',
    async (path) => {
      expect((await stack.visitor().request('GET', path)).status).toBe(200);
    },
  );
});

describe('maintenance', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack([identity, catalogue, gateway], {
      WEB_DIR: web,
      MAINTENANCE_MODE: 'true',
      SITE_NAME: 'The <Bar>',
    });
  });
  afterAll(() => stack.stop());

  it('answers every page with one that says so and when to come back [BEYOND-100]', async () => {
    for (const path of ['/', '/recipes', '/members/ada', '/nowhere']) {
      const { status, headers, body } = await stack.visitor().request<string>('GET', path);
      expect([path, status]).toEqual([path, 503]);
      expect(headers.get('retry-after')).toBe('600');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(body).toContain('The &lt;Bar&gt; is closed for maintenance.');
    }
  });

  it('refuses visitors and members in the API, with the time to come back [BEYOND-100]', async () => {
    const member = await aMember(stack);
    for (const agent of [stack.visitor(), member]) {
      const { status, headers, body } = await agent.send(onboardingRoutes.mine);
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'gateway.maintenance' });
      expect(headers.get('retry-after')).toBe('600');
    }
  });

  it('lets admins in, with the pages and files they need to sign in [BEYOND-100]', async () => {
    const admin = await anAdmin(stack);
    expect((await admin.send(onboardingRoutes.mine)).status).toBe(200);
    expect((await stack.visitor().request('GET', '/profile')).status).toBe(200);
    expect((await stack.visitor().request('GET', '/assets/app-1.js')).status).toBe(200);
  });

  it('shows the pages of the site to the browser of an admin, and of nobody else [BEYOND-155]', async () => {
    const admin = await anAdmin(stack);
    const pageFor = async (cookie: string | undefined) => {
      const headers = { accept: 'text/html', ...(cookie && { cookie }) };
      return (await fetch(`${stack.url}/recipes`, { headers })).status;
    };
    const { cookie } = admin;
    expect(await pageFor(cookie)).toBe(200);
    expect(await pageFor(cookie), 'a page rotates nothing').toBe(200);
    expect(await pageFor((await aMember(stack)).cookie)).toBe(503);
    expect(await pageFor(`${cookie}x`)).toBe(503);
    expect(await pageFor(cookie?.replace(/\..*$/, '.guess'))).toBe(503);
    await admin.request('POST', '/api/v1/auth/refresh');
    expect(admin.cookie).not.toBe(cookie);
    expect(await pageFor(cookie), 'an older token').toBe(503);
    const renewed = admin.cookie;
    expect(await pageFor(renewed)).toBe(200);
    await admin.request('POST', '/api/v1/auth/sign-out');
    expect(await pageFor(renewed), 'after signing out').toBe(503);
  });

  it('leaves health as it is', async () => {
    expect((await stack.visitor().request('GET', '/readyz')).status).toBe(200);
  });
});
