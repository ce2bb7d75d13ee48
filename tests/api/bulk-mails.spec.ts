import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  adminMailRoutes,
  adminMemberRoutes,
  type BulkMail,
  barItemRoutes,
  barRoutes,
  catalogueInternalRoutes,
  favoriteRoutes,
  inventoryInternalRoutes,
  mailDraftRoutes,
  mailingRoutes,
  notificationsAuditRoutes,
  ratingRoutes,
  recipeRoutes,
  type SentInputOf,
  suppressionRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import {
  type Agent,
  aLibraryRecipe,
  aMember,
  anAdmin,
  anIngredient,
  eventually,
  Mailbox,
  moveClock,
  type Stack,
  startStack,
} from '@barspoon/testing';
import { isSignedByDkim } from '@barspoon/testing/dkim';
import { createConnection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signatureOf } from '../../services/notifications/src/bulk/webhook-signature.ts';
import { allServices } from '../support/all-services.ts';

let mailbox: Mailbox;
let stack: Stack;
let admin: Agent;
const secret = 'a-secret-of-the-mail-provider';
const dkim = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dir = mkdtempSync(join(tmpdir(), 'dkim-'));
beforeAll(async () => {
  mailbox = await Mailbox.open();
  const keyFile = join(dir, 'dkim.pem');
  writeFileSync(keyFile, dkim.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  stack = await startStack(allServices, {
    SMTP_URL: mailbox.url,
    MAIL_WEBHOOK_SECRETS: secret,
    DKIM_PRIVATE_KEY_FILE: keyFile,
    DKIM_SELECTOR: 'spring',
  });
  admin = await anAdmin(stack);
});
afterAll(async () => {
  await stack?.stop();
  await mailbox?.close();
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  mailbox.refusal = null;
  mailbox.beforeAnswer = () => undefined;
});

const aReader = async (more: object = {}) => {
  const email = `${newId()}@example.com`;
  return { email, agent: await aMember(stack, { email, emailVerified: true, ...more }) };
};
type Body = Extract<SentInputOf<typeof adminMailRoutes.send>['body'], { type: 'bulk' }>;
const queue = async (more: Partial<Body> = {}): Promise<BulkMail> => {
  const body = { type: 'bulk' as const, html: '<p>A new season.</p>', ...more } as Body;
  return (await admin.call(adminMailRoutes.send, { body })).bulk as BulkMail;
};
const sizeOf = (query: { likes?: string; cursor?: string } = {}) =>
  admin.call(adminMailRoutes.audience, { params: { audience: 'everybody' }, query });
const shown = async (id: string) =>
  (await admin.call(adminMailRoutes.list, { query: {} })).items.find((mail) => mail.id === id) as BulkMail;
const done = (id: string) =>
  eventually(async () => {
    const mail = await shown(id);
    expect(mail.state).toBe('done');
    return mail;
  }, 30_000);
const tokenIn = (text = '') => /\/unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('a bulk mail', () => {
  it('goes once to each verified member who is not suspended and has not unsubscribed [BEYOND-101, BEYOND-103, ADM-NOTIF-02, ADM-NOTIF-05]', async () => {
    const [ada, ben, gone] = [await aReader(), await aReader(), await aReader()];
    const unverified = await aReader({ emailVerified: false });
    const suspended = await aReader();
    await admin.call(adminMemberRoutes.setStatus, {
      params: { id: suspended.agent.userId ?? '' },
      body: { status: 'suspended' },
    });
    const { count: before } = await sizeOf();
    await gone.agent.call(mailingRoutes.setOwn, { body: { subscribed: false } });
    const { count } = await sizeOf();
    expect(count).toBe(before - 1);

    const html =
      '<p onclick="x()">A <b>new</b> season.</p><script>alert(1)</script><a href="javascript:x()">go</a>';
    const { id } = await queue({ html });
    const mail = await done(id);
    expect(mail).toMatchObject({ recipients: count, sent: count, refused: 0, skipped: 0 });
    for (const { email } of [gone, unverified, suspended])
      expect(mailbox.to(email).filter(({ subject }) => subject?.startsWith('News'))).toEqual([]);
    const [own] = mailbox.to(ada.email);
    expect(mailbox.to(ada.email)).toHaveLength(1);
    expect(own?.subject).toMatch(/^News from /);
    expect(own?.html).toContain('A <b>new</b> season.');
    expect(own?.html).not.toMatch(/<script|onclick|javascript:/);
    const headers = Object.fromEntries((own?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers['x-email-type']).toBe('news');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['list-unsubscribe']).toContain(`token=${tokenIn(own?.text)}`);
    expect(tokenIn(mailbox.to(ben.email)[0]?.text)).not.toBe(tokenIn(own?.text));
  });

  it('waits while the mail server takes nothing, can be paused, and reaches everybody once [BEYOND-101]', async () => {
    const readers = [await aReader(), await aReader(), await aReader()];
    mailbox.refusal = 451;
    const { id } = await queue({ text: 'Two\n\nparagraphs.', html: undefined, subject: 'Later' });
    await eventually(async () => expect((await shown(id)).counted).toBe(true), 15_000);
    expect(await admin.call(adminMailRoutes.pause, { params: { id } })).toMatchObject({
      state: 'paused',
      sent: 0,
    });
    mailbox.refusal = null;
    expect((await admin.send(adminMailRoutes.pause, { params: { id } })).status).toBe(409);
    await admin.call(adminMailRoutes.resume, { params: { id } });
    const { recipients, sent } = await done(id);
    expect(sent).toBe(recipients);
    for (const { email } of readers)
      expect(mailbox.to(email).map(({ subject }) => subject)).toEqual(['Later']);
  }, 60_000);

  it('can be planned, and stopped before it begins [BEYOND-101]', async () => {
    const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
    const { id, state } = await queue({ scheduled_at });
    expect(state).toBe('scheduled');
    await admin.call(adminMailRoutes.stop, { params: { id } });
    expect(await shown(id)).toMatchObject({ state: 'stopped', recipients: 0 });
    expect((await admin.send(adminMailRoutes.resume, { params: { id } })).status).toBe(409);
    const begun = await queue({
      scheduled_at: new Date(Date.now() + 1500).toISOString(),
      subject: 'In a moment',
    });
    expect((await done(begun.id)).sent).toBeGreaterThan(0);
  }, 45_000);

  it('has its counts in its own row once it has ended, so that a list counts no recipients and keeps them when their rows expire [BEYOND-101]', async () => {
    await aReader();
    const { id, recipients } = await done((await queue({ subject: 'Counted once' })).id);
    expect(recipients).toBeGreaterThan(0);
    const { MONGODB_URL = '', MONGODB_PREFIX } = stack.env;
    const connection = await createConnection(MONGODB_URL).asPromise();
    const db = connection.useDb(`${MONGODB_PREFIX}_notifications`).db;
    try {
      moveClock(stack, 3 * 60_000, ['notifications']);
      const before = await admin.call(adminMailRoutes.list, { query: { limit: 50 } });
      await db?.command({ profile: 2 });
      expect(await admin.call(adminMailRoutes.list, { query: { limit: 50 } })).toEqual(before);
      await db?.command({ profile: 0 });
      const profiled = await db
        ?.collection('system.profile')
        .find({ ns: /\.bulk_recipients$/ })
        .toArray();
      // However many mails: who unsubscribed, and what bounced.
      expect(profiled?.map(({ planSummary }) => planSummary?.split(' ')[0])).toEqual(['IXSCAN', 'IXSCAN']);
      await db?.collection<{ bulkId: string }>('bulk_recipients').deleteMany({ bulkId: id });
      expect(await shown(id)).toMatchObject({ recipients, sent: recipients });
    } finally {
      moveClock(stack, 0, ['notifications']);
      await connection.close();
    }
  }, 45_000);

  it('is refused as a preview without an address, and goes to that one alone [ADM-NOTIF-03, BEYOND-101]', async () => {
    const body = { type: 'bulk' as const, html: '<p>Hello</p>', preview: true };
    const refused = await admin.send(adminMailRoutes.send, { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({
      path: 'body.test_email',
      message: 'Please enter a test email address for preview',
    });
    const before = mailbox.mails.length;
    const test_email = `${newId()}@example.com`;
    expect(await admin.call(adminMailRoutes.send, { body: { ...body, test_email } })).toEqual({ bulk: null });
    const mail = await mailbox.newestTo(test_email);
    expect(mail.html).toContain('<p>Hello</p>');
    expect(mailbox.mails.length).toBe(before + 1);
    const drawn = await admin.call(adminMailRoutes.draw, { body: { html: '<p>Hello</p>' } });
    expect(drawn.html).toContain('<p>Hello</p>');
  });
});

describe('a bulk mail to those who like an ingredient', () => {
  it('goes to who has it or a kind of it on their bar, saved a recipe with it, or rated one with 4 stars or more, and to nobody else [BEYOND-101, ADM-NOTIF-01]', async () => {
    const ingredients = [
      anIngredient('gin'),
      anIngredient('london-dry-gin', { parent: 'gin' }),
      anIngredient('rum'),
      anIngredient('sloe-gin'),
    ];
    await stack.ask(catalogueInternalRoutes.seedIngredients, { body: { ingredients } });
    const recipes = [aLibraryRecipe('negroni', ['london-dry-gin']), aLibraryRecipe('daiquiri', ['rum'])];
    await stack.ask(catalogueInternalRoutes.seedRecipes, { body: { recipes } });
    const aBottle = (slug: string) => ({
      slug,
      name: slug.replaceAll('-', ' '),
      brand: 'Any',
      ingredient: slug,
      category: 'spirits' as const,
    });
    const bottles = ['london-dry-gin', 'rum', 'sloe-gin'].map(aBottle);
    await stack.ask(inventoryInternalRoutes.seedItems, { body: { items: bottles } });
    const { items } = await eventually(async () => {
      const page = await stack.visitor().call(barItemRoutes.list, { query: {} });
      // A bottle is found before it is known what is in it.
      expect(page.items.map(({ ingredient }) => ingredient).sort()).toEqual([
        'london-dry-gin',
        'rum',
        'sloe-gin',
      ]);
      return page;
    });
    const idOf = (slug: string) => items.find(({ ingredient }) => ingredient === slug)?.id ?? '';
    const params = (id: string) => ({ params: { id } });
    const recipeOf = async (slug: string) => (await stack.visitor().call(recipeRoutes.get, params(slug))).id;
    const [negroni, daiquiri] = [await recipeOf('negroni'), await recipeOf('daiquiri')];
    const rating = (stars: number) => ({
      tasteRating: stars,
      difficultyRating: stars,
      presentationRating: stars,
      valueRating: stars,
      wouldRecommend: true,
    });

    const [bottle, own, saver, rater] = [await aReader(), await aReader(), await aReader(), await aReader()];
    await bottle.agent.call(barRoutes.add, params(idOf('london-dry-gin')));
    const body = { name: 'Aunt Mary’s London Dry Gin', brand: 'Home', category: 'spirits' as const };
    const { id: ownId } = await own.agent.call(barItemRoutes.create, { body });
    await own.agent.call(barRoutes.add, params(ownId));
    await saver.agent.call(favoriteRoutes.add, params(negroni));
    await rater.agent.call(ratingRoutes.rate, { ...params(negroni), body: rating(4) });

    const [other, critic, gone] = [await aReader(), await aReader(), await aReader()];
    await other.agent.call(barRoutes.add, params(idOf('rum')));
    await other.agent.call(barRoutes.add, params(idOf('sloe-gin')));
    await other.agent.call(favoriteRoutes.add, params(daiquiri));
    await critic.agent.call(ratingRoutes.rate, { ...params(negroni), body: rating(3) });
    await gone.agent.call(barRoutes.add, params(idOf('london-dry-gin')));
    await gone.agent.call(mailingRoutes.setOwn, { body: { subscribed: false } });

    const liking = [bottle, own, saver, rater];
    const { sample, ...size } = await sizeOf({ likes: 'gin' });
    expect(size).toEqual({ count: 4, unsubscribed: 1, suppressed: 0, nextCursor: null });
    const memberIds = liking.map(({ agent }) => agent.userId);
    expect(sample.map(({ memberId }) => memberId).sort()).toEqual(memberIds.sort());

    const { id } = await queue({ subject: 'Gin', likes: 'gin' });
    expect(await done(id)).toMatchObject({ likes: 'gin', recipients: 4, sent: 4, skipped: 0 });
    const got = ({ email }: { email: string }) => mailbox.to(email).map(({ subject }) => subject);
    for (const reader of liking) expect(got(reader)).toEqual(['Gin']);
    for (const reader of [other, critic, gone]) expect(got(reader)).toEqual([]);
  }, 60_000);

  it('is counted and sent for what the vocabulary knows alone [BEYOND-101]', async () => {
    const query = { likes: 'moonbeam' };
    const counted = await admin.send(adminMailRoutes.audience, { params: { audience: 'everybody' }, query });
    expect(counted).toMatchObject({ status: 404, body: { code: 'catalogue.ingredient_not_found' } });
    const body = { type: 'bulk' as const, html: '<p>Hello</p>', likes: 'moonbeam' };
    const sent = await admin.send(adminMailRoutes.send, { body });
    expect(sent).toMatchObject({ status: 404, body: { code: 'catalogue.ingredient_not_found' } });
  });
});

describe('the content of a bulk mail', () => {
  it('can be Markdown, which is sanitized as HTML is and drawn the same as a preview [ADM-NOTIF-02, BEYOND-101]', async () => {
    const { email } = await aReader();
    const markdown =
      '## Sours\n\nTry **two** new [ones](https://example.com/sours).\n\n- gin\n- rye\n\n<script>x()</script>\n\n[go](javascript:x())';
    await done((await queue({ markdown, html: undefined })).id);
    const mail = await mailbox.newestTo(email);
    expect(mail.html).toContain('<h2>Sours</h2>');
    expect(mail.html).toMatch(
      /<strong>two<\/strong> new <a href="https:\/\/example.com\/sours"[^>]*>ones<\/a>/,
    );
    expect(mail.html).toMatch(/<li>gin<\/li>\s*<li>rye<\/li>/);
    expect(mail.html).not.toMatch(/<script|href="javascript:/);
    expect(mail.text).toMatch(/two new ones/);
    const drawn = await admin.call(adminMailRoutes.draw, { body: { markdown } });
    expect(drawn.html).toContain('<h2>Sours</h2>');
    expect(drawn.html).not.toMatch(/<script|href="javascript:/);
  });

  it('is HTML, Markdown or text, and no two of them [BEYOND-101]', async () => {
    const body = { type: 'bulk' as const, html: '<p>Hello</p>', markdown: 'Hello' };
    const refused = await admin.send(adminMailRoutes.send, { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({
      path: 'body.html',
      message: 'Give either HTML, Markdown or text',
    });
  });
});

describe('the links of a bulk mail', () => {
  it('have the color of the product, also in the dark, unless they were given another [BEYOND-178]', async () => {
    const html =
      '<p><a class="x" href="https://example.com/a">a</a> <a href="https://example.com/b" style="color:#c22f14">b</a></p>';
    const drawn = await admin.call(adminMailRoutes.draw, { body: { html } });
    const link = (name: string) => new RegExp(`<a [^>]*>${name}</a>`).exec(drawn.html)?.[0] ?? '';
    expect(link('a')).toMatch(/class="brand"/);
    expect(link('a')).toMatch(/style="color:#0e5a47;text-decoration:underline"/);
    expect(link('b')).toMatch(/style="color:#c22f14"/);
    expect(link('b')).not.toContain('brand');
  });
});

it('can be read again as its readers see it once it is queued [BEYOND-178]', async () => {
  const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await queue({ subject: 'Read again', html: '<p>What was <b>said</b>.</p>', scheduled_at });
  const read = await admin.call(adminMailRoutes.read, { params: { id } });
  expect(read).toMatchObject({ subject: 'Read again', text: expect.stringContaining('What was said.') });
  expect(read.html).toContain('What was <b>said</b>.');
  await admin.call(adminMailRoutes.stop, { params: { id } });
  const missing = await admin.send(adminMailRoutes.read, { params: { id: newId() } });
  expect(missing).toMatchObject({ status: 404, body: { code: 'notifications.bulk_not_found' } });
});

describe('a draft of a bulk mail', () => {
  const draft = {
    subject: 'The sours of spring',
    format: 'html' as const,
    content: '<p>Half of a <b>thought</b></p>',
    emailType: 'news',
    audience: 'subscribed' as const,
    likes: null,
  };
  const listed = async () => (await admin.call(mailDraftRoutes.list, { query: { limit: 50 } })).items;
  const audited = async (id: string) =>
    (await admin.call(notificationsAuditRoutes.list, { query: { subject: `mail-draft:${id}` } })).items.map(
      ({ action }) => action,
    );

  it('is kept for all admins, changed and deleted, and the audit says by whom [BEYOND-177]', async () => {
    const created = await admin.call(mailDraftRoutes.create, { body: draft });
    expect(created).toMatchObject({ ...draft, revision: 1, savedBy: admin.userId });
    const { id } = created;
    const other = await anAdmin(stack);
    expect(await other.call(mailDraftRoutes.get, { params: { id } })).toEqual(created);
    const body = { revision: 1, draft: { ...draft, subject: '', content: '' } };
    const revised = await other.call(mailDraftRoutes.revise, { params: { id }, body });
    expect(revised).toMatchObject({ revision: 2, subject: '', content: '', savedBy: other.userId });
    const { content: _, ...row } = revised;
    expect(await listed()).toContainEqual(row);
    await admin.call(mailDraftRoutes.remove, { params: { id } });
    expect(await listed()).not.toContainEqual(expect.objectContaining({ id }));
    expect((await audited(id)).sort()).toEqual([
      'mail-draft.created',
      'mail-draft.deleted',
      'mail-draft.revised',
    ]);
    for (const again of [
      await admin.send(mailDraftRoutes.get, { params: { id } }),
      await admin.send(mailDraftRoutes.revise, { params: { id }, body }),
      await admin.send(mailDraftRoutes.remove, { params: { id } }),
    ])
      expect(again).toMatchObject({ status: 404, body: { code: 'notifications.draft_not_found' } });
  });

  it('is not written over what another admin has saved meanwhile [BEYOND-177]', async () => {
    const { id } = await admin.call(mailDraftRoutes.create, { body: draft });
    const body = { revision: 1, draft: { ...draft, subject: 'Mine' } };
    await admin.call(mailDraftRoutes.revise, { params: { id }, body });
    const late = await admin.send(mailDraftRoutes.revise, { params: { id }, body });
    expect(late).toMatchObject({ status: 409, body: { code: 'notifications.draft_changed' } });
  });

  it('is gone once it is queued as a mail [BEYOND-177]', async () => {
    const { id } = await admin.call(mailDraftRoutes.create, { body: draft });
    const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
    const mail = await queue({ scheduled_at, draft_id: id });
    expect((await admin.send(mailDraftRoutes.get, { params: { id } })).status).toBe(404);
    await admin.call(adminMailRoutes.stop, { params: { id: mail.id } });
  });
});

it('is signed for the domain it comes from, with the key of the site (DKIM) [BEYOND-101]', async () => {
  const { email } = await aReader();
  await done((await queue({ subject: 'Sours & swizzles — a new season' })).id);
  const { raw } = await mailbox.newestTo(email);
  expect(raw).toMatch(/DKIM-Signature:[\s\S]*?d=barspoon\.example;[\s\S]*?s=spring;/);
  expect(isSignedByDkim(raw, dkim.publicKey)).toBe(true);
  expect(isSignedByDkim(raw.replace('A new season.', 'A new reason.'), dkim.publicKey)).toBe(false);
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(isSignedByDkim(raw, other.publicKey)).toBe(false);
});

describe('a bounce', () => {
  const tell = (event: object, by = secret, at = new Date()) => {
    const payload = JSON.stringify(event);
    return fetch(`${stack.url}/api/v1/mailing/bounces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'mail-signature': signatureOf(payload, by, at) },
      body: payload,
    });
  };
  const suppressed = async (memberId: string | undefined) =>
    (await admin.call(suppressionRoutes.list, { query: { limit: 50 } })).items.find(
      (one) => one.memberId === memberId,
    );

  it('that the mail provider signs is counted once, and its address gets no more bulk mail until an admin lifts it [BEYOND-101, ADM-NOTIF-01]', async () => {
    const { email, agent } = await aReader();
    const { id } = await done((await queue({ subject: 'First' })).id);
    const [mail] = mailbox.to(email);
    const event = {
      id: newId(),
      kind: 'hard',
      recipient: email,
      reason: '550 5.1.1 No such mailbox',
      messageId: mail?.messageId?.slice(1, -1),
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await shown(id)).bounced).toBe(1);
    expect(await suppressed(agent.userId)).toMatchObject({
      kind: 'hard',
      reason: '550 5.1.1 No such mailbox',
    });
    const params = { id: agent.userId ?? '' };
    const size = async () => {
      const { sample: _, ...figures } = await sizeOf();
      return figures;
    };
    const without = await size();
    expect(without.suppressed).toBe(1);
    const second = await done((await queue({ subject: 'Second' })).id);
    expect(second).toMatchObject({ skipped: 0, recipients: without.count });
    expect(mailbox.to(email)).toHaveLength(1);
    // Unsubscribed as well, they are left out once.
    await agent.call(mailingRoutes.setOwn, { body: { subscribed: false } });
    expect(await size()).toEqual({ ...without, unsubscribed: without.unsubscribed + 1, suppressed: 0 });
    await agent.call(mailingRoutes.setOwn, { body: { subscribed: true } });
    await admin.call(suppressionRoutes.lift, { params });
    expect((await admin.send(suppressionRoutes.lift, { params })).status).toBe(404);
    // Told again, as a provider does that got no answer: it has had its effect.
    expect((await tell(event)).status).toBe(200);
    await done((await queue({ subject: 'Third' })).id);
    expect(mailbox.to(email).map(({ subject }) => subject)).toEqual(['First', 'Third']);
  }, 60_000);

  it('of a full mailbox is counted and suppresses nobody; a complaint finds its member by the address [BEYOND-101]', async () => {
    const { email, agent } = await aReader();
    const { id } = await done((await queue()).id);
    const messageId = mailbox.to(email)[0]?.messageId?.slice(1, -1);
    const event = { id: newId(), kind: 'soft', recipient: email, reason: '452 Mailbox full', messageId };
    expect((await tell(event)).status).toBe(200);
    expect((await shown(id)).bounced).toBe(1);
    expect(await suppressed(agent.userId)).toBeUndefined();
    const complaint = { id: newId(), kind: 'complaint', recipient: email, reason: 'Called spam' };
    expect((await tell(complaint)).status).toBe(200);
    expect(await suppressed(agent.userId)).toMatchObject({ kind: 'complaint', reason: 'Called spam' });
  });

  it('that nobody has signed, or not lately, or that is none, is refused and has no effect [BEYOND-101]', async () => {
    const { email, agent } = await aReader();
    const event = { id: newId(), kind: 'hard', recipient: email, reason: 'No such mailbox' };
    const old = new Date(Date.now() - 10 * 60_000);
    const answers = [
      await tell(event, 'another-secret-altogether'),
      await tell(event, secret, old),
      await tell({ ...event, kind: 'unknown' }),
      await fetch(`${stack.url}/api/v1/mailing/bounces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    for (const answer of answers)
      expect(((await answer.json()) as { code: string }).code).toBe('notifications.webhook_refused');
    expect(await suppressed(agent.userId)).toBeUndefined();
  });
});

it('mails instructions and a test to an address [ADM-NOTIF-02, BEYOND-101]', async () => {
  const email = `${newId()}@example.com`;
  await admin.call(adminMailRoutes.send, { body: { type: 'instructions', email } });
  expect((await mailbox.newestTo(email)).subject).toMatch(/^How to get started with /);
  await admin.call(adminMailRoutes.send, { body: { type: 'test-notification', email } });
  expect((await mailbox.newestTo(email, 2)).subject).toMatch(/^Test notification from /);
});

describe('unsubscribing', () => {
  it('works by the link of a mail without signing in, and back again, for its owner alone [BEYOND-103, STATIC-05]', async () => {
    const { email, agent } = await aReader();
    await done((await queue()).id);
    const token = tokenIn((await mailbox.newestTo(email)).text);
    const own = async () => (await agent.call(mailingRoutes.own, {})).subscribed;
    const set = (subscribed: boolean, by = token) =>
      stack.visitor().send(mailingRoutes.set, { body: { token: by, subscribed } });
    expect((await set(false)).body).toEqual({ subscribed: false });
    expect(await own()).toBe(false);
    expect((await set(true)).body).toEqual({ subscribed: true });
    expect(await own()).toBe(true);
    const other = await aReader();
    const forged = token.replace(/^[^.]+/, other.agent.userId ?? '');
    expect((await set(false, forged)).status).toBe(422);
    expect((await other.agent.call(mailingRoutes.own, {})).subscribed).toBe(true);
  });

  it('works with the button of a mail program: a POST without cookies, never a GET (security 45) [BEYOND-103]', async () => {
    const { email, agent } = await aReader();
    const { id } = await done((await queue()).id);
    const header = (await mailbox.newestTo(email)).headers.find(({ key }) => key === 'list-unsubscribe');
    const { pathname, search } = new URL(/<([^>]+)>/.exec(header?.value ?? '')?.[1] ?? '');
    const address = new URL(`${pathname}${search}`, stack.url);
    expect((await fetch(address)).status).toBeGreaterThanOrEqual(404);
    expect((await agent.call(mailingRoutes.own, {})).subscribed).toBe(true);
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await agent.call(mailingRoutes.own, {})).subscribed).toBe(false);
    expect((await shown(id)).unsubscribed).toBe(1);
    const before = mailbox.to(email).length;
    await done((await queue()).id);
    expect(mailbox.to(email)).toHaveLength(before);
  });

  it('mails a link to whoever enters an address, and tells nobody whether it has an account [BEYOND-103]', async () => {
    const { email, agent } = await aReader();
    const ask = (address: string) =>
      stack.visitor().send(mailingRoutes.askForLink, { body: { email: address } });
    const nobody = `${newId()}@example.com`;
    expect([(await ask(email)).status, (await ask(nobody)).status]).toEqual([202, 202]);
    const token = tokenIn((await mailbox.newestTo(email)).text);
    await stack.visitor().call(mailingRoutes.set, { body: { token, subscribed: false } });
    expect((await agent.call(mailingRoutes.own, {})).subscribed).toBe(false);
    expect(mailbox.to(nobody)).toEqual([]);
  });

  it('mails one link to an address, however often it is asked for [BEYOND-146] (security 75)', async () => {
    const { email } = await aReader();
    const before = mailbox.to(email).length;
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => stack.visitor().send(mailingRoutes.askForLink, { body: { email } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    await mailbox.newestTo(email);
    // What is asked for later is mailed later: with it all of these would be there.
    const { email: last } = await aReader();
    await stack.visitor().send(mailingRoutes.askForLink, { body: { email: last } });
    await mailbox.newestTo(last);
    expect(mailbox.to(email).length - before).toBe(1);
  });
});
