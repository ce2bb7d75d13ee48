import { adminModerationRoutes, ownDataRoutes, postRoutes, profileRoutes } from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../support/shared-photos.ts';
import { type SharedServices, sharedServices } from '../support/shared-services.ts';

const password = 'a long night out';
let stack: SharedServices;
let ada: Agent;
beforeAll(async () => {
  stack = await sharedServices();
  ada = await aMember(stack);
});
afterAll(() => stack?.stop());

const at = (id: string) => ({ params: { id } });
const fileAt = async (path: string) => (await fetch(`${stack.url}${path}`)).status;
const bodyWith = (more: { imageUrl?: string; pictureFileId?: string }) => ({
  body: { content: 'From behind my bar', ...more },
});
const upload = async (agent = ada) => (await uploadPicture(stack, agent)).body;
const posted = async (agent = ada) => {
  const file = await upload(agent);
  return { file, post: await agent.call(postRoutes.create, bodyWith({ pictureFileId: file.id })) };
};
const goneSoon = (path: string) => eventually(async () => expect(await fileAt(path)).toBe(404));

describe('a picture that is uploaded for a post [BEYOND-198]', () => {
  it('is shown from its own address, to everybody', async () => {
    const { file, post } = await posted();
    expect(post).toMatchObject({ image: file.imageUrl, imageUrl: file.imageUrl });
    expect(await stack.visitor().call(postRoutes.get, at(post.id))).toMatchObject({ image: file.imageUrl });
    expect(await fileAt(file.imageUrl)).toBe(200);
  });

  it('stays while its post is edited, and makes way for another or for none, with its files', async () => {
    const { file, post } = await posted();
    const same = await ada.call(postRoutes.revise, {
      ...at(post.id),
      ...bodyWith({ imageUrl: file.imageUrl }),
    });
    expect(same.image).toBe(file.imageUrl);
    const second = await upload();
    const other = await ada.call(postRoutes.revise, {
      ...at(post.id),
      ...bodyWith({ pictureFileId: second.id }),
    });
    expect(other.image).toBe(second.imageUrl);
    await goneSoon(file.imageUrl);
    expect(await fileAt(second.imageUrl)).toBe(200);
    const none = await ada.call(postRoutes.revise, { ...at(post.id), ...bodyWith({}) });
    expect(none.image).toBeNull();
    await goneSoon(second.imageUrl);
  });

  it('goes with its post', async () => {
    const { file, post } = await posted();
    await ada.call(postRoutes.delete, at(post.id));
    await goneSoon(file.imageUrl);
  });

  it('is seen by who moderates the post', async () => {
    const { file, post } = await posted();
    const admin = await anAdmin(stack);
    const { items } = await admin.call(adminModerationRoutes.newest, {});
    expect(items.find(({ contentId }) => contentId === post.id)).toMatchObject({ imageUrl: file.imageUrl });
  });

  it('goes with the account of its author', async () => {
    const bea = await aMember(stack);
    const { file } = await posted(bea);
    const { username } = await bea.call(profileRoutes.me, {});
    await bea.call(ownDataRoutes.delete, { body: { username, password } });
    await goneSoon(file.imageUrl);
  });

  it('is one that waits and is the writer’s own: nobody shows or removes another’s by its address', async () => {
    const bea = await aMember(stack);
    const { file, post } = await posted();
    const waiting = await upload();
    const tryOf = async (agent: Agent, more: Parameters<typeof bodyWith>[0]) => {
      const { status, body } = await agent.send(postRoutes.create, bodyWith(more));
      return [status, body.errors?.[0]?.path];
    };
    expect(await tryOf(bea, { pictureFileId: waiting.id })).toEqual([400, 'body.pictureFileId']);
    expect(await tryOf(bea, { imageUrl: file.imageUrl })).toEqual([400, 'body.imageUrl']);
    expect(await tryOf(bea, { imageUrl: waiting.imageUrl })).toEqual([400, 'body.imageUrl']);
    expect(await tryOf(ada, { pictureFileId: file.id })).toEqual([400, 'body.pictureFileId']);
    const both = { pictureFileId: waiting.id, imageUrl: 'https://example.com/a.png' };
    expect(await tryOf(ada, both)).toEqual([400, 'body.pictureFileId']);
    expect(await ada.call(postRoutes.get, at(post.id))).toMatchObject({ image: file.imageUrl });
    expect(await fileAt(file.imageUrl)).toBe(200);
    expect(await tryOf(ada, { pictureFileId: waiting.id })).toEqual([201, undefined]);
  });
});
