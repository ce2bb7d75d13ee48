import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  authRoutes,
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  favoriteRoutes,
  inventoryInternalRoutes,
  memberRoutes,
  type ProfileInput,
  profileRoutes,
  recipeRoutes,
} from '@barspoon/contracts';
import { type Agent, aLibraryRecipe, aMember, anIngredient, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith, smallPng } from '../support/pictures.ts';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let web: Server;
let picturesAt: string;

beforeAll(async () => {
  const shared = await sharedServices();
  stack = shared;
  web = createServer((request, response) => {
    if (request.url === '/ada.png') response.end(smallPng);
    else response.end('<p>no picture</p>');
  }).listen(shared.outsidePort, '127.0.0.1');
  await once(web, 'listening');
  picturesAt = `http://127.0.0.1:${shared.outsidePort}`;
});
afterAll(async () => {
  web.close();
  await stack.stop();
});

let names = 0;
const profileOf = (changes: Partial<ProfileInput> = {}): ProfileInput => {
  names += 1;
  return {
    fullName: 'Ada Coleman',
    username: `ada_${names}`,
    bio: 'The first lady of the American Bar.',
    city: 'London',
    state: null,
    country: 'GB',
    phone: null,
    shows: { place: false, favorites: false, bar: false },
    ...changes,
  };
};
const refusalOf = async (answer: ReturnType<Agent['send']>) => {
  const { status, body } = await answer;
  return { status, detail: body.detail };
};

/** Sends a form as a browser does. */
async function upload(agent: Agent, form: FormData) {
  const response = await fetch(`${stack.url}/api/v1/me/avatar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${agent.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { avatarUrl: string; detail?: string } };
}
const fileAt = (path: string) => fetch(`${stack.url}${path}`);

describe('editing a profile', () => {
  it('changes what the member says of themselves, and when [PROF-23, PROF-29, DATA-02]', async () => {
    const ada = await aMember(stack);
    const before = await ada.call(profileRoutes.me, {});
    const input = profileOf({ city: '', state: 'Greater London' });
    const after = await ada.call(profileRoutes.revise, { body: input });
    expect(after).toMatchObject({ ...input, city: null });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await ada.call(profileRoutes.me, {})).toEqual(after);
  });

  it('refuses a username another member has, whatever its case, and keeps the profile [BEYOND-16]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const input = profileOf();
    await ada.call(profileRoutes.revise, { body: input });
    const wanted = profileOf({ username: input.username.toUpperCase(), bio: 'Not this' });
    const answer = await bea.send(profileRoutes.revise, { body: wanted });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'identity.username_taken',
        detail: 'Username is already taken',
        errors: [{ path: 'body.username', message: 'Username is already taken' }],
      },
    });
    expect((await bea.call(profileRoutes.me, {})).bio).toBeNull();
    expect(
      (await ada.send(profileRoutes.revise, { body: { ...input, username: wanted.username } })).status,
    ).toBe(200);
  });

  it('keeps names that speak for the site from members, and from new accounts [BEYOND-145] (security 77)', async () => {
    const ada = await aMember(stack);
    const reserved = (field: string) => ({
      status: 422,
      body: { code: 'identity.name_reserved', errors: [{ path: field }] },
    });
    for (const username of ['admin', 'Barspoon', 'support_team', 'm0derator'])
      expect(await ada.send(profileRoutes.revise, { body: profileOf({ username }) })).toMatchObject(
        reserved('body.username'),
      );
    expect(
      await ada.send(profileRoutes.revise, { body: profileOf({ fullName: 'Barspoon Support' }) }),
    ).toMatchObject(reserved('body.fullName'));
    const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a long night out' };
    const signUp = { ...account, fullName: 'Аdmin', ageConfirmed: true as const, noticeVersion: 1 };
    expect(await stack.visitor().send(authRoutes.signUp, { body: signUp })).toMatchObject(
      reserved('body.fullName'),
    );
    const misread = await aMember(stack, { fullName: '管理 Admin 管理' });
    expect((await misread.call(profileRoutes.me, {})).username).toMatch(/^mixer/);
  });

  it.each([
    ['nothing that is seen', '\u200b\u200b'],
    ['letters that turn others', 'Ada \u202enimda'],
    ['a hidden letter', 'Ad\u200ba'],
  ])('refuses a name of %s [BEYOND-145] (security 77)', async (_, fullName) => {
    const ada = await aMember(stack);
    expect(await ada.send(profileRoutes.revise, { body: profileOf({ fullName }) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.fullName' }] },
    });
  });

  it('gives a username two members want at once to one of them [BEYOND-16]', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => aMember(stack)));
    const body = profileOf();
    const answers = await Promise.all(members.map((member) => member.send(profileRoutes.revise, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('stores a phone number as it is dialed, signs in with it, and takes it away [AUTH-03, CONTRA-38, BEYOND-13]', async () => {
    const ada = await aMember(stack);
    const phone = '+442079460101';
    const revised = await ada.call(profileRoutes.revise, {
      body: profileOf({ phone: '+44 (20) 7946-0101' }),
    });
    expect(revised.phone).toBe(phone);
    expect((await ada.call(profileRoutes.me, {})).phone).toBe(phone);
    const signIn = async (as: string) =>
      await stack.visitor().send(authRoutes.signIn, { body: { phone: as, password: 'a long night out' } });
    expect(await signIn('+44 20 7946 0101')).toMatchObject({
      status: 200,
      body: { user: { id: ada.userId } },
    });
    const { phone: _, ...silent } = profileOf();
    expect((await ada.call(profileRoutes.revise, { body: silent })).phone, 'not named, not changed').toBe(
      phone,
    );
    expect((await ada.call(profileRoutes.revise, { body: profileOf({ phone: '' }) })).phone).toBeNull();
    expect((await signIn(phone)).status).toBe(401);
  });

  it('takes a phone number that others have, too, and each signs in by their own password [BEYOND-170]', async () => {
    const phone = '+442079460102';
    const passwords = ['the first to say so', 'it was mine before', 'the third of a family'];
    const members = await Promise.all(passwords.map((password) => aMember(stack, { password })));
    for (const member of members) {
      const answer = await member.send(profileRoutes.revise, { body: profileOf({ phone, bio: 'Mine.' }) });
      expect(answer).toMatchObject({ status: 200, body: { phone, bio: 'Mine.' } });
    }
    const signIn = (as: string, password: string) =>
      stack.visitor().send(authRoutes.signIn, { body: { phone: as, password } });
    for (const [index, member] of members.entries())
      expect((await signIn(phone, passwords[index] ?? '')).body).toMatchObject({
        user: { id: member.userId },
      });
    const [known, unknown] = await Promise.all([
      signIn(phone, 'a password of nobody'),
      signIn('+442079460199', 'a password of nobody'),
    ]);
    const { requestId: _, ...answer } = known.body as Record<string, unknown>;
    expect(unknown).toMatchObject({ status: known.status, body: answer });
  });

  it('shows a phone number to nobody else [BEYOND-13]', async () => {
    const ada = await aMember(stack);
    const input = profileOf({ phone: '+442079460103', shows: { place: true, favorites: true, bar: true } });
    await ada.call(profileRoutes.revise, { body: input });
    const page = await stack.visitor().request('GET', `/api/v1/members/${input.username}`);
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).not.toContain('7946');
  });

  it.each([
    ['too short a username', { username: 'ad' }, 'body.username'],
    ['too long a username', { username: 'a'.repeat(31) }, 'body.username'],
    ['a username with a space', { username: 'ada coleman' }, 'body.username'],
    ['a username of dots', { username: '...' }, 'body.username'],
    ['no name', { fullName: ' ' }, 'body.fullName'],
    ['a bio of a novel', { bio: 'x'.repeat(501) }, 'body.bio'],
    ['a country nobody knows', { country: 'XX' as never }, 'body.country'],
    ['a phone number without its country', { phone: '020 7946 0018' }, 'body.phone'],
    ['a phone number of letters', { phone: '+44 GIN TONIC' }, 'body.phone'],
    ['a phone number nobody can have', { phone: '+4420794600181234' }, 'body.phone'],
  ])('refuses %s [PROF-23, BEYOND-13, BEYOND-16]', async (_, change, path) => {
    const ada = await aMember(stack);
    const answer = await ada.send(profileRoutes.revise, { body: profileOf(change) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((error) => error.path)).toContain(path);
  });
});

describe('an avatar', () => {
  it('is kept as squares at an address of ours and served for an hour without guessing [PROF-33, BEYOND-17]', async () => {
    const ada = await aMember(stack);
    const { status, body } = await upload(ada, formWith(smallPng, { name: '../../etc/passwd\0.png' }));
    expect(status).toBe(200);
    expect(body.avatarUrl).toMatch(new RegExp(`^/uploads/avatars/${ada.userId}/\\d+-256\\.webp$`));
    expect((await ada.call(profileRoutes.me, {})).avatarUrl).toBe(body.avatarUrl);
    for (const size of [96, 256, 512]) {
      const file = await fileAt(body.avatarUrl.replace('-256', `-${size}`));
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('image/webp');
      expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('takes the place of the one before, whose files are gone', async () => {
    const ada = await aMember(stack);
    const { body: first } = await upload(ada, formWith(smallPng));
    const { body: second } = await upload(ada, formWith(smallPng));
    expect((await fileAt(second.avatarUrl)).status).toBe(200);
    expect((await fileAt(first.avatarUrl)).status).toBe(404);
    await ada.call(profileRoutes.removeAvatar, {});
    expect((await ada.call(profileRoutes.me, {})).avatarUrl).toBeNull();
    expect((await fileAt(second.avatarUrl)).status).toBe(404);
    await ada.call(profileRoutes.removeAvatar, {});
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['text that calls itself a picture', Buffer.from('hello'), 'image/png'],
    [
      'a picture that is a page as well',
      Buffer.concat([smallPng, Buffer.from('<script>1</script>')]),
      'image/png',
    ],
  ])('cannot be %s, whatever its type says (security 38) [PROF-30, BEYOND-17]', async (_, content, type) => {
    const ada = await aMember(stack);
    const { status, body } = await upload(ada, formWith(content, { type }));
    expect({ status, detail: body.detail }).toEqual({ status: 415, detail: 'Please select an image file' });
    expect((await ada.call(profileRoutes.me, {})).avatarUrl).toBeNull();
  });

  it('is under 5 MB, to the byte [PROF-31, CONTRA-22]', async () => {
    const ada = await aMember(stack);
    const limit = 5 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([smallPng, Buffer.alloc(size - smallPng.length)]);
    const { status, body } = await upload(ada, formWith(padded(limit)));
    expect({ status, detail: body.detail }).toEqual({
      status: 413,
      detail: 'File size must be less than 5MB',
    });
    expect((await upload(ada, formWith(padded(limit - 1)))).status).toBe(200);
  });

  it('needs its file, its form and a member', async () => {
    const ada = await aMember(stack);
    expect((await upload(ada, formWith(smallPng, { field: 'other' }))).status).toBe(400);
    expect((await upload(ada, new FormData())).status).toBe(400);
    expect((await ada.send(profileRoutes.uploadAvatar, { body: {} })).status).toBe(415);
    expect((await upload(stack.visitor(), formWith(smallPng))).status).toBe(401);
  });

  it('is fetched from the web once and kept by us [PROF-32, PROF-35]', async () => {
    const ada = await aMember(stack);
    const { avatarUrl } = await ada.call(profileRoutes.fetchAvatar, {
      body: { url: `${picturesAt}/ada.png` },
    });
    expect(avatarUrl).toMatch(/^\/uploads\/avatars\//);
    expect((await fileAt(avatarUrl ?? '')).status).toBe(200);
  });

  it.each([
    ['no address', 'ada.png'],
    ['another protocol', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
  ])('is not fetched from %s [PROF-32]', async (_, url) => {
    const ada = await aMember(stack);
    expect(await refusalOf(ada.send(profileRoutes.fetchAvatar, { body: { url } }))).toEqual({
      status: 400,
      detail: 'Please enter a valid image URL.',
    });
  });

  it('is not fetched from our own network, nor where there is no picture (security 33)', async () => {
    const ada = await aMember(stack);
    const from = (url: string) => refusalOf(ada.send(profileRoutes.fetchAvatar, { body: { url } }));
    expect((await from('http://169.254.169.254/latest/meta-data')).status).toBe(422);
    expect((await from('http://[::1]/')).status).toBe(422);
    expect(await from(`${picturesAt}/page`)).toEqual({ status: 415, detail: 'Please select an image file' });
  });

  it.each([
    '/uploads/avatars/../../package.json',
    '/uploads/avatars/%2e%2e/%2e%2e/keys/access-token.private.pem',
    '/uploads/../package.json',
    '/uploads/avatars/01939c5e-6a00-7000-8000-000000000003/1.webp%00.png',
  ])('cannot be asked for at %s (security 41)', async (path) => {
    const answer = await stack.visitor().request('GET', path);
    expect(answer.status).toBe(404);
  });
});

describe("a member's page", () => {
  it('shows name, level and bio to everybody, the place only when they say so', async () => {
    const ada = await aMember(stack);
    const input = profileOf();
    await ada.call(profileRoutes.revise, { body: input });
    const { username } = input;
    const params = { username: username.toUpperCase() };
    const modest = await stack.visitor().call(memberRoutes.get, { params });
    expect(modest).toEqual({
      id: ada.userId,
      username,
      fullName: 'Ada Coleman',
      avatarUrl: null,
      bio: input.bio,
      place: null,
      currentLevel: 'Aspiring Shaker',
      totalPoints: 0,
      memberSince: expect.any(String),
      shows: { favorites: false, bar: false },
    });
    await ada.call(profileRoutes.revise, {
      body: { ...input, shows: { place: true, favorites: false, bar: true } },
    });
    await eventually(async () => {
      const open = await stack.visitor().call(memberRoutes.get, { params });
      expect(open.place).toEqual({ city: 'London', state: null, country: 'GB' });
      expect(open.shows).toEqual({ favorites: false, bar: true });
    });
  });

  it('shows favorites and bar only when they say so, and their own items to nobody', async () => {
    const ada = await aMember(stack);
    await stack.ask(catalogueInternalRoutes.seedIngredients, {
      body: { ingredients: [anIngredient('profiled-base')] },
    });
    await stack.ask(catalogueInternalRoutes.seedRecipes, {
      body: { recipes: [aLibraryRecipe('profiled-rickey', ['profiled-base'])] },
    });
    const name = 'Profiled Bottle';
    await stack.ask(inventoryInternalRoutes.seedItems, {
      body: { items: [{ slug: 'profiled-bottle', name, brand: 'Generic', category: 'spirits' }] },
    });
    const recipe = await eventually(() =>
      stack.visitor().call(recipeRoutes.get, { params: { id: 'profiled-rickey' } }),
    );
    const [bottle] = await eventually(async () => {
      const { items } = await ada.call(barItemRoutes.list, { query: { q: name } });
      expect(items).toHaveLength(1);
      return items;
    });
    const own = await ada.call(barItemRoutes.create, {
      body: { name: 'Sloe Gin', brand: 'Home', category: 'spirits' },
    });
    await ada.call(favoriteRoutes.add, { params: { id: recipe.id } });
    for (const id of [bottle?.id ?? '', own.id]) await ada.call(barRoutes.add, { params: { id } });
    const input = profileOf();
    await ada.call(profileRoutes.revise, { body: input });
    const params = { username: input.username };
    const anybody = stack.visitor();
    expect((await anybody.send(memberRoutes.favorites, { params })).status).toBe(404);
    expect((await anybody.send(memberRoutes.bar, { params })).status).toBe(404);

    await ada.call(profileRoutes.revise, {
      body: { ...input, shows: { place: false, favorites: true, bar: true } },
    });
    const favorites = await anybody.call(memberRoutes.favorites, { params, query: {} });
    expect(favorites).toMatchObject({ items: [{ slug: 'profiled-rickey' }], total: 1 });
    const bar = await anybody.call(memberRoutes.bar, { params, query: {} });
    expect(bar).toMatchObject({ items: [{ name }], total: 1 });
  });

  it('is not there for unknown and suspended members', async () => {
    const email = 'not-for-long@example.com';
    const member = await aMember(stack, { email });
    const input = profileOf();
    await member.call(profileRoutes.revise, { body: input });
    const params = { username: input.username };
    const anybody = stack.visitor();
    expect((await anybody.send(memberRoutes.get, { params })).status).toBe(200);
    await aMember(stack, { email, suspended: true }).catch(() => undefined);
    await eventually(async () => expect((await anybody.send(memberRoutes.get, { params })).status).toBe(404));
    const unknown = await anybody.send(memberRoutes.get, { params: { username: 'nobody_here' } });
    expect(unknown.status).toBe(404);
  });
});
