import {
  adminModerationRoutes,
  adminPhotoRoutes,
  adminRecipeRoutes,
  distanceRoutes,
  ownDataRoutes,
  ownRecipeRoutes,
  photoRoutes,
  profileRoutes,
  sharedPhotoOfSize,
  sharedPhotoSizes,
  tableFileRoutes,
} from '@barspoon/contracts';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anAdmin, aRecipe, eventually, type Stack } from '@barspoon/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith, smallPng } from '../support/pictures.ts';
import { sharePhoto, uploadPicture } from '../support/shared-photos.ts';
import { sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
let stack: Stack;
let admin: Agent;
let mongo: MongoClient;
beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
  mongo = await MongoClient.connect(stack.env.MONGODB_URL ?? '');
});
afterAll(async () => {
  await mongo?.close();
  await stack?.stop();
});

const at = (id: string) => ({ params: { id } });
const rowsOf = (collection: string, filter: object = {}) =>
  mongo.db(`${stack.env.MONGODB_PREFIX}_community`).collection(collection).find(filter).toArray();
const fileAt = async (path: string) => (await fetch(`${stack.url}${path}`)).status;
const listOf = async (agent: Agent) => (await agent.call(photoRoutes.list, { query: {} })).items;
const share = async (agent: Agent, caption: string | null = null, of?: string) =>
  sharePhoto(stack, agent, of ?? (await aRecipeOf(agent)), caption);

/** A recipe of the member's own that community has heard of. */
async function aRecipeOf(agent: Agent, visibility: 'public' | 'private' = 'public'): Promise<string> {
  const name = `Photographed Drink ${newId().slice(-6)}`;
  const { id } = await agent.call(ownRecipeRoutes.create, { body: { ...aRecipe({ name }), visibility } });
  if (visibility === 'private') return id;
  await eventually(async () =>
    expect(await rowsOf('recipes', { _id: id as never, deleted: false })).toHaveLength(1),
  );
  return id;
}

describe('a photo of a recipe', () => {
  it('is uploaded first and shared with its recipe and caption [PHOTO-02, PHOTO-06, PHOTO-07, DATA-41]', async () => {
    const ada = await aMember(stack);
    const recipeId = await aRecipeOf(ada);
    const { status, body: file } = await uploadPicture(stack, ada);
    expect(status).toBe(201);
    expect(file).toMatchObject({ width: 2, height: 2 });
    expect(file.imageUrl).toMatch(
      new RegExp(`^/uploads/recipe-photos/members/${file.id}/\\d{13}-800\\.webp$`),
    );
    for (const size of sharedPhotoSizes) {
      const answer = await fetch(`${stack.url}${sharedPhotoOfSize(file.imageUrl, size)}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    }
    const photo = await ada.call(photoRoutes.share, {
      body: { fileId: file.id, recipeId, caption: '  First of the year.  ' },
    });
    expect(photo).toMatchObject({
      id: file.id,
      caption: 'First of the year.',
      recipe: { id: recipeId },
      member: { id: ada.userId },
      likesCount: 0,
      liked: false,
    });
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/);
    const [first] = await listOf(ada);
    expect(first).toEqual(photo);
    expect(await ada.call(photoRoutes.get, at(photo.id))).toEqual(photo);
    expect(await rowsOf('recipe_photos', { _id: photo.id as never })).toMatchObject([
      { recipeId, userId: ada.userId, imageUrl: file.imageUrl, caption: 'First of the year.' },
    ]);
  });

  it('may have 5 MB and not a byte more, and must be a picture [PHOTO-05, CONTRA-22]', async () => {
    const ada = await aMember(stack);
    const limit = 5 * 1024 * 1024;
    const padded = (size: number) =>
      formWith(Buffer.concat([smallPng, Buffer.alloc(size - smallPng.length)]));
    const answerTo = async (form: FormData) => {
      const { status, body } = await uploadPicture(stack, ada, form);
      return [status, body.detail];
    };
    expect(await answerTo(padded(limit))).toEqual([201, undefined]);
    expect(await answerTo(padded(limit + 1))).toEqual([413, 'File size must be less than 5MB']);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await answerTo(formWith(svg))).toEqual([415, 'Please select an image file']);
    expect((await uploadPicture(stack, stack.visitor())).status).toBe(401);
  });

  it('needs a picture of one’s own that was not shared yet, and a public recipe of one’s own [PHOTO-03, PHOTO-04, BEYOND-90]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const recipeId = await aRecipeOf(ada);
    const others = await aRecipeOf(bea);
    const { body: file } = await uploadPicture(stack, ada);
    const tryOf = async (agent: Agent, more: object) => {
      const answer = await agent.send(photoRoutes.share, {
        body: { fileId: file.id, recipeId, caption: null, ...more },
      });
      return [answer.status, answer.body.errors?.[0]?.path];
    };
    expect(await tryOf(bea, { recipeId: others })).toEqual([400, 'body.fileId']);
    for (const wrong of [newId(), others, await aRecipeOf(bea, 'private'), await aRecipeOf(ada, 'private')])
      expect(await tryOf(ada, { recipeId: wrong })).toEqual([400, 'body.recipeId']);
    expect(await tryOf(ada, { caption: 'x'.repeat(501) })).toEqual([400, 'body.caption']);
    expect(await tryOf(ada, { caption: 'x'.repeat(500) })).toEqual([201, undefined]);
    expect(await tryOf(ada, {})).toEqual([400, 'body.fileId']);
  });

  it('that was not shared makes way for the next upload, with its files', async () => {
    const ada = await aMember(stack);
    const { body: first } = await uploadPicture(stack, ada);
    const { body: second } = await uploadPicture(stack, ada);
    await eventually(async () => expect(await fileAt(first.imageUrl)).toBe(404));
    expect(await fileAt(second.imageUrl)).toBe(200);
    expect(await rowsOf('photo_files', { userId: ada.userId })).toHaveLength(1);
  });

  it('is read page by page, newest first', async () => {
    const ada = await aMember(stack);
    const shared: string[] = [];
    for (let time = 0; time < 3; time++) shared.unshift((await share(ada)).id);
    const first = await ada.call(photoRoutes.list, { query: { limit: 2 } });
    const second = await ada.call(photoRoutes.list, {
      query: { limit: 2, cursor: first.nextCursor ?? undefined },
    });
    expect([...first.items, ...second.items].slice(0, 3).map(({ id }) => id)).toEqual(shared);
  });

  it('is deleted by whom it belongs to and by an admin, with its likes and files [BEYOND-90]', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const [own, moderated] = [await share(ada), await share(ada)];
    await bea.call(photoRoutes.like, at(own.id));
    expect((await bea.send(photoRoutes.delete, at(own.id))).status).toBe(403);
    await ada.call(photoRoutes.delete, at(own.id));
    const ofAda = await admin.call(adminPhotoRoutes.list, { query: { userId: ada.userId } });
    expect(ofAda.items.map(({ id }) => id)).toEqual([moderated.id]);
    const ofBea = await admin.call(adminPhotoRoutes.list, { query: { userId: bea.userId } });
    expect(ofBea.items).toEqual([]);
    await admin.call(adminPhotoRoutes.delete, at(moderated.id));
    for (const { id, imageUrl } of [own, moderated]) {
      expect((await ada.send(photoRoutes.get, at(id))).status).toBe(404);
      expect(await rowsOf('recipe_photo_likes', { photoId: id })).toEqual([]);
      await eventually(async () => expect(await fileAt(imageUrl)).toBe(404));
    }
    expect((await ada.send(photoRoutes.delete, at(own.id))).status).toBe(404);
  });

  it('goes with its recipe [BEYOND-40]', async () => {
    const ada = await aMember(stack);
    const recipe = await aRecipeOf(ada);
    const photo = await share(ada, null, recipe);
    await admin.call(adminRecipeRoutes.delete, at(recipe));
    await eventually(async () => {
      expect(await rowsOf('recipe_photos', { recipeId: recipe })).toEqual([]);
      expect(await fileAt(photo.imageUrl)).toBe(404);
    });
  });
});

describe('a like of a photo', () => {
  it('is kept once however often and by how many it is given, and taken back [PHOTO-08, DATA-41, BEYOND-90]', async () => {
    const photo = await share(await aMember(stack));
    const fans = await Promise.all(Array.from({ length: 6 }, () => aMember(stack)));
    await Promise.all([...fans, ...fans].map((fan) => fan.call(photoRoutes.like, at(photo.id))));
    const [ada] = fans as [Agent];
    const seenBy = async (agent: Agent) => {
      const { likesCount, liked } = await agent.call(photoRoutes.get, at(photo.id));
      return { likesCount, liked };
    };
    expect(await seenBy(ada)).toEqual({ likesCount: 6, liked: true });
    expect(await seenBy(admin)).toEqual({ likesCount: 6, liked: false });
    expect(await rowsOf('recipe_photo_likes', { photoId: photo.id })).toHaveLength(6);
    for (let time = 0; time < 2; time++)
      expect(await ada.call(photoRoutes.unlike, at(photo.id))).toEqual({ likesCount: 5, liked: false });
    expect((await ada.send(photoRoutes.like, at(newId()))).status).toBe(404);
  });
});

describe('members at a distance', () => {
  it('meet no photos of each other', async () => {
    const [ada, bea, cleo] = [await aMember(stack), await aMember(stack), await aMember(stack)];
    const photo = await share(ada);
    const sees = async (agent: Agent) => (await listOf(agent)).some(({ id }) => id === photo.id);
    await ada.call(distanceRoutes.block, at(bea.userId ?? ''));
    await cleo.call(distanceRoutes.mute, at(ada.userId ?? ''));
    expect([await sees(ada), await sees(bea), await sees(cleo)]).toEqual([true, false, false]);
    expect((await bea.send(photoRoutes.get, at(photo.id))).status).toBe(404);
    expect(await bea.send(photoRoutes.like, at(photo.id))).toMatchObject({
      status: 403,
      body: { code: 'community.blocked' },
    });
  });
});

describe('a reported photo', () => {
  it('waits in the queue of moderation with what was said, until an admin has decided', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const photo = await share(ada);
    const report = { params: { id: photo.id }, body: { reason: 'insult', note: 'Rude.' } as const };
    for (let time = 0; time < 2; time++) await bea.call(photoRoutes.report, report);
    expect((await ada.send(photoRoutes.report, report)).status).toBe(422);
    const queued = async () => {
      const query = { only: 'reported', limit: 50 } as const;
      const { items } = await admin.call(adminModerationRoutes.queue, { query });
      return items.find(({ contentId }) => contentId === photo.id);
    };
    expect(await queued()).toMatchObject({
      kind: 'photo',
      imageUrl: photo.imageUrl,
      reportsCount: 1,
      reports: [{ reason: 'insult', note: 'Rude.' }],
    });
    const contents = [{ kind: 'photo' as const, id: photo.id }];
    await admin.call(adminModerationRoutes.decide, { body: { contents, verdict: 'keep' } });
    expect(await queued()).toBeUndefined();
    expect(await rowsOf('audit', { subject: `photo:${photo.id}` })).toMatchObject([
      { action: 'photo.stands', actor: admin.userId },
    ]);
    expect(await bea.call(photoRoutes.get, at(photo.id))).toMatchObject({ id: photo.id });
  });
});

describe('photos of a member', () => {
  it('are in their export and leave with them, files too', async () => {
    const [ada, bea] = [await aMember(stack), await aMember(stack)];
    const [mine, theirs] = [await share(ada, 'Mine.'), await share(bea)];
    await ada.call(photoRoutes.like, at(theirs.id));
    await ada.call(photoRoutes.report, { ...at(theirs.id), body: { reason: 'spam', note: null } });
    const { body: waiting } = await uploadPicture(stack, ada);
    const { services } = await ada.call(ownDataRoutes.export, { body: { password } });
    expect(services.community).toMatchObject({
      recipe_photos: [{ id: mine.id, caption: 'Mine.' }],
      photo_files: [{ id: waiting.id }],
      recipe_photo_likes: [{ photoId: theirs.id }],
      content_reports: [{ contentId: theirs.id }],
    });
    const { username } = await ada.call(profileRoutes.me, {});
    await ada.call(ownDataRoutes.delete, { body: { username, password } });
    await eventually(async () => {
      expect(await rowsOf('recipe_photos', { userId: ada.userId })).toEqual([]);
      expect(await bea.call(photoRoutes.get, at(theirs.id))).toMatchObject({ likesCount: 0 });
      for (const { imageUrl } of [mine, waiting]) expect(await fileAt(imageUrl)).toBe(404);
    });
    for (const table of ['photo_files', 'recipe_photo_likes', 'content_reports'])
      expect(await rowsOf(table, { userId: ada.userId }), table).toEqual([]);
    expect(await rowsOf('content_reports', { contentId: theirs.id })).toHaveLength(1);
  });

  it('are tables of the console [ADM-DB-02]', async () => {
    const photo = await share(await aMember(stack));
    const rows = await admin.call(tableFileRoutes.export, { params: { table: 'recipe_photos' } });
    expect(rows.map(({ id }) => id)).toContain(photo.id);
  });
});
