import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import {
  adminBarItemRoutes,
  adminRecipeRoutes,
  barItemRoutes,
  barRoutes,
  httpRoutes,
  profileRoutes,
  type Route,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, aRecipe, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allServices } from '../../support/all-services.ts';
import { formWith, smallPng } from '../../support/pictures.ts';

let stack: Stack;
let ada: Agent;
let bea: Agent;
let admin: Agent;
beforeAll(async () => {
  stack = await startStack(allServices);
  [ada, bea, admin] = [await aMember(stack), await aMember(stack), await anAdmin(stack)];
});
afterAll(() => stack.stop());

type Parts = Parameters<Agent['send']>[1] & object;

/** A bar item that only they have. */
const ownItemOf = async (member: Agent): Promise<string> => {
  const { body } = barItemRoutes.create.example;
  return (await member.call(barItemRoutes.create, { body: { ...body, name: `Gin ${newId()}` } as never })).id;
};

describe("what is another's", () => {
  it('is not there, exactly like what does not exist (security 2)', async () => {
    const id = await ownItemOf(ada);
    for (const route of [barItemRoutes.revise, barItemRoutes.delete] as readonly Route[]) {
      const parts = (of: string) => ({ ...(route.example as Parts), params: { id: of } });
      const [own, nobodys] = [await bea.send(route, parts(id)), await bea.send(route, parts(newId()))];
      expect([route.key, own.status]).toEqual([route.key, 404]);
      const { requestId: _, ...withoutId } = own.body;
      expect(nobodys.body).toMatchObject(withoutId);
    }
  });

  const readable = httpRoutes
    .filter((route) => route.method === 'GET')
    .map((route) => ({ name: route.key, route }));
  it.each(readable)(
    '$name answers with the keys of its shape and no others (security 4)',
    async ({ route }) => {
      for (const agent of [stack.visitor(), ada, admin]) {
        const answer = await agent.send(route as Route, (route as Route).example as Parts);
        expect(answer.status).toBeLessThan(500);
        // A file is a text to its readers, also where it is JSON.
        const isText = route.response.def.type === 'string' && typeof answer.body !== 'string';
        const body = isText ? JSON.stringify(answer.body) : answer.body;
        if (answer.status === 200) expect(route.response.parse(body)).toEqual(body);
      }
    },
  );
});

describe('the socket of another member', () => {
  it('does not hear what is told to them alone, whatever it asks for (security 8)', async () => {
    const [own, strangers] = [await Listener.open(ada), await Listener.open(bea)];
    for (const name of ['join', 'subscribe', 'room']) await strangers.say(name, `member:${ada.userId}`);
    const { body } = adminBarItemRoutes.create.example;
    const { id } = await admin.call(adminBarItemRoutes.create, { body });
    await ada.call(barRoutes.add, { params: { id } });
    await expect.poll(() => own.heard(), { timeout: 10_000 }).toContain('points.awarded');
    expect(await strangers.heard()).not.toContain('points.awarded');
  });
});

describe('a drawn picture', () => {
  it('of a revision that never was is not drawn, one that was is (security 59)', async () => {
    const { id, slug, revision } = await admin.call(adminRecipeRoutes.create, { body: aRecipe() });
    await admin.call(adminRecipeRoutes.revise, {
      params: { id },
      body: { revision, recipe: aRecipe({ description: 'Another look.' }) },
    });
    const statusOf = async (of: number, query = '') =>
      (await stack.visitor().request('GET', `/pictures/${slug}-${of}.svg${query}`)).status;
    for (const known of [revision, revision + 1])
      expect([known, await statusOf(known)]).toEqual([known, 200]);
    for (const invented of [0, revision + 2, 999_999_999])
      expect([invented, await statusOf(invented)]).toEqual([invented, 404]);
    expect(await statusOf(revision + 2, '?mode=dark'), 'in another look as well').toBe(404);
  });
});

const keys = (count: number, prefix = 'key') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, 1]));

/** As many as find room in a body. */
function shortKeys(count: number): Record<string, 1> {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  return Object.fromEntries(all.slice(0, count).map((key) => [key, 1]));
}

describe('a body that is none', () => {
  it.each(['DELETE', 'PUT', 'POST'])(
    'is taken with any type a client names for all of its requests: %s',
    async (method) => {
      const { id } = await admin.call(adminRecipeRoutes.create, { body: aRecipe() });
      const ada = await aMember(stack);
      const [path, expected] = method === 'POST' ? ['auth/sign-up', 400] : [`recipes/${id}/favorite`, 200];
      const answer = await fetch(`${stack.url}/api/v1/${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      });
      expect(answer.status).toBe(expected);
    },
  );
});

describe('bodies made to hurt', () => {
  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    fetch(`${stack.url}/api/v1/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch', ...headers },
      body: body as BodyInit,
    });

  it.each([
    ['fifty levels deep', `{"fullName":${'['.repeat(50)}${']'.repeat(50)}}`],
    [
      'of 10,000 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, at]))),
    ],
    ['of a hundred thousand brackets', '['.repeat(100_000)],
  ])('%s are answered with 400 (security 26)', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it.each([
    ['10,000 keys', keys(10_000)],
    ['125,000 keys', shortKeys(125_000)],
    ['keys of nothing but control characters', keys(5000, '\u0001'.repeat(20))],
    ['one endless key', { ['k'.repeat(900_000)]: 1 }],
    ['half a million values', { fullName: Array.from({ length: 450_000 }, () => 0) }],
  ])(
    'of %s are answered in at most 10 kB, twenty problems named and the rest counted (security 26, 60)',
    async (name, body) => {
      const answer = await send(JSON.stringify(body));
      const said = await answer.text();
      expect(answer.status, said.slice(0, 300)).toBe(400);
      expect(Buffer.byteLength(said)).toBeLessThanOrEqual(10_000);
      const { errors, moreErrors = 0 } = JSON.parse(said);
      expect(errors.length).toBeLessThanOrEqual(20);
      if (/\d keys/.test(name))
        expect(errors.length + moreErrors).toBeGreaterThanOrEqual(Object.keys(body).length);
    },
  );

  it('compressed a thousandfold are not unpacked (security 26)', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 32));
    const before = process.memoryUsage().rss;
    const answer = await send(bomb, { 'content-encoding': 'gzip' });
    expect([400, 413, 415]).toContain(answer.status);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it.each(['a\r\nBcc: everybody@example.com', 'a\nb', 'a\0b'])(
    'with line breaks in names and addresses: %j (security 28)',
    async (text) => {
      const account = { password: 'a long night out', ageConfirmed: true, noticeVersion: 1 };
      const named = await send(
        JSON.stringify({ ...account, email: `${newId()}@example.com`, fullName: text }),
      );
      expect(named.status).toBe(400);
      const addressed = await send(
        JSON.stringify({ ...account, email: `${text}@example.com`, fullName: 'Ada' }),
      );
      expect(addressed.status).toBe(400);
    },
  );
});

describe('every answer, of whatever kind,', () => {
  it.each([
    ['a page of the API', 'GET', '/api/v1/recipes'],
    ['the API document', 'GET', '/api/openapi.json'],
    ['the document of events', 'GET', '/api/asyncapi.json'],
    ['nothing there', 'GET', '/api/v1/nothing'],
    ['a refusal', 'GET', '/api/v1/me'],
    ['bad input', 'GET', '/api/v1/recipes?limit=-1'],
    ['another method', 'PATCH', '/api/v1/recipes'],
    ['an address nobody can read', 'GET', '/api/v1/recipes/%zz'],
    ['a very long parameter', 'GET', `/api/v1/recipes/${'a'.repeat(5000)}`],
    ['a picture that is not there', 'GET', '/pictures/no-such-1.svg'],
    ['readiness', 'GET', '/readyz'],
    ['a socket', 'GET', '/socket.io/?EIO=4&transport=polling'],
    ['a socket that speaks another version', 'GET', '/socket.io/?EIO=3&transport=polling'],
    ['a socket that is not there', 'POST', '/socket.io/?EIO=4&transport=polling&sid=none'],
  ])('has the security headers, no stack and no version: %s (security 49)', async (_, method, path) => {
    const answer = await stack.visitor().request<unknown>(method, path);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    for (const name of ['server', 'x-powered-by']) expect(answer.headers.get(name)).toBeNull();
    const text = JSON.stringify(answer.body);
    if (answer.status >= 400) expect(text).not.toMatch(/\bat .*\.[tj]s|node_modules|FST_|fastify|nest/i);
  });
});

describe('connections made to confuse', () => {
  const host = () => new URL(stack.url);
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`;

  /** Everything that comes back until the server closes, at most `ms`. */
  const speak = (text: string, ms = 3000) =>
    new Promise<string>((resolve) => {
      let heard = '';
      const socket = connect(Number(host().port), host().hostname, () => socket.write(text));
      const end = () => {
        socket.destroy();
        resolve(heard);
      };
      socket.on('data', (data) => {
        heard += data;
      });
      socket.on('error', end);
      socket.on('close', end);
      setTimeout(end, ms).unref();
    });

  const hidden = `${get('/api/v1/me')}\r\n`;
  it.each([
    [
      'a length and chunks',
      `POST /api/v1/auth/sign-out HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'two lengths',
      `POST /api/v1/auth/sign-out HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    ],
    [
      'a coding nobody knows',
      `POST /api/v1/auth/sign-out HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'a space before the colon',
      `POST /api/v1/auth/sign-out HTTP/1.1\r\nHost: x\r\nContent-Length : ${hidden.length}\r\n\r\n${hidden}`,
    ],
    [
      'a folded header',
      `POST /api/v1/auth/sign-out HTTP/1.1\r\nHost: x\r\nTransfer-Encoding:\r\n chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'a broken chunk',
      `POST /api/v1/auth/sign-out HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${hidden}`,
    ],
  ])('get no second answer out of one request: %s (security 31)', async (_, text) => {
    const heard = await speak(text);
    expect(heard).toMatch(/^(HTTP\/1\.1 400|$)/);
    expect(heard.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('by sending headers letter by letter are closed (security 31)', {
    timeout: 40_000,
  }, async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(host().port), host().hostname);
      socket.write(get('/api/v1/recipes'));
      const drip = setInterval(() => socket.write('X-A: b\r\n'), 500);
      socket.resume();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(drip);
        resolve();
      });
    });
  });
});

describe('texts that look like code', () => {
  const corpus = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "javascript:alert('x')",
    '{{7*7}}',
  ];
  it('come back as the text they are, as JSON that no browser runs (security 29) [CHAT-02, CONST-04, BEYOND-01]', async () => {
    for (const text of corpus) {
      const { body } = profileRoutes.revise.example;
      expect((await ada.send(profileRoutes.revise, { body: { ...body, bio: text } })).status).toBe(200);
      const answer = await ada.request<{ bio: string }>('GET', '/api/v1/me');
      expect(answer.body.bio).toBe(text);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { headers } = await stack.visitor().request('GET', '/api/v1/recipes');
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((part) => part.startsWith('script-src '));
    expect(scripts).toBe("script-src 'self'");
    expect(policy).toContain("script-src-attr 'none'");
    // Without a video server nobody needs a camera, and pages speak to us alone.
    expect(policy.split(';')).toContain("connect-src 'self'");
    expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(self), display-capture=()');
  });
});

describe('a file a member sent', () => {
  const send = async (content: Uint8Array, file: { name?: string; type?: string } = {}) => {
    const answer = await fetch(`${stack.url}/api/v1/me/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ada.token}` },
      body: formWith(content, file),
    });
    return { status: answer.status, body: (await answer.json()) as { avatarUrl: string } };
  };

  it('comes back as the picture it is, whatever name and type it was given, and never as anything else (security 42)', async () => {
    const { body } = await send(smallPng, { name: 'page.html', type: 'image/png' });
    const { status, headers } = await fetch(`${stack.url}${body.avatarUrl}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    for (const type of ['image/png', 'text/html', 'image/svg+xml'])
      expect((await send(page, { name: 'me.png', type })).status).toBe(415);
  });
});

/** An open page, by engine.io's plainest transport. */
class Listener {
  private text = '';
  private constructor(private readonly address: string) {}

  static async open({ url, token }: Agent): Promise<Listener> {
    const base = `${url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(base)).text()).slice(1)) as { sid: string };
    const listener = new Listener(`${base}&sid=${sid}`);
    await listener.post(`40${JSON.stringify({ token })}`);
    void listener.listen();
    return listener;
  }

  say(name: string, room: string): Promise<void> {
    return this.post(`42${JSON.stringify([name, room])}`);
  }

  async heard(): Promise<string> {
    return this.text;
  }

  private async post(body: string): Promise<void> {
    await fetch(this.address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  }

  private async listen(): Promise<void> {
    try {
      while (true) {
        const answer = await fetch(this.address);
        if (!answer.ok) return;
        this.text += await answer.text();
      }
    } catch {
      // The stack has stopped.
    }
  }
}
