import { existsSync } from 'node:fs';
import { ownDataRoutes, profileRoutes } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { type Agent, aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { obtainStandIn, s3Store, startStandIn } from '../../tools/stack/test/stand-ins.ts';
import { formWith, smallPng } from '../support/pictures.ts';

const bucket = 'pictures';
const standIn = s3Store(bucket);
const found = await obtainStandIn(standIn);
const why = 'missing' in found ? `: NOT RUN, ${standIn.program} cannot be obtained (${found.missing})` : '';

describe.skipIf('missing' in found)(`avatars in a store that speaks S3${why}`, () => {
  let stack: Stack;
  let store: Awaited<ReturnType<typeof startStandIn>>;
  beforeAll(async () => {
    store = await startStandIn(standIn, 'file' in found ? found.file : '');
    stack = await startStack([identity, gateway], {
      UPLOADS_S3_BUCKET: bucket,
      UPLOADS_S3_ENDPOINT: store.url,
      UPLOADS_S3_KEY_ID: 'key',
      UPLOADS_S3_SECRET: 'secret',
    });
  });
  afterAll(async () => {
    await stack?.stop();
    await store?.stop();
  });

  async function upload({ token }: Agent) {
    const answer = await fetch(`${stack.url}/api/v1/me/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: formWith(smallPng),
    });
    return { status: answer.status, body: (await answer.json()) as { avatarUrl: string; code?: string } };
  }
  const statusOf = async (path: string) => (await fetch(`${stack.url}${path}`)).status;
  /** What lies in the bucket, asked of the store itself. */
  async function keysOf({ userId }: Agent): Promise<string[]> {
    const answer = await fetch(`${store.url}/${bucket}?list-type=2&prefix=avatars/${userId}/`);
    return [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  }

  it('are put into the bucket, served from it and not kept on the disk [PROF-33, BEYOND-17]', async () => {
    const ada = await aMember(stack);
    const { status, body } = await upload(ada);
    expect(status).toBe(200);
    expect(await keysOf(ada)).toContain(body.avatarUrl.replace('/uploads/', ''));
    for (const size of [96, 256, 512]) {
      const file = await fetch(`${stack.url}${body.avatarUrl.replace('-256', `-${size}`)}`);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('image/webp');
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    }
    expect(existsSync(stack.env.UPLOADS_DIR ?? '')).toBe(false);
    expect(await statusOf(body.avatarUrl.replace(/\d+-256/, '1-256'))).toBe(404);
  });

  it('take the place of the one before, whose files leave the bucket', async () => {
    const ada = await aMember(stack);
    const { body: first } = await upload(ada);
    const { body: second } = await upload(ada);
    expect(await keysOf(ada)).toHaveLength(3);
    expect([await statusOf(first.avatarUrl), await statusOf(second.avatarUrl)]).toEqual([404, 200]);
    await ada.call(profileRoutes.removeAvatar, {});
    expect(await keysOf(ada)).toEqual([]);
  });

  it('leave the bucket with a member who deletes their account', async () => {
    const ada = await aMember(stack);
    const { username } = await ada.call(profileRoutes.me, {});
    await upload(ada);
    await ada.call(ownDataRoutes.delete, { body: { username, password: 'a long night out' } });
    await eventually(async () => expect(await keysOf(ada)).toEqual([]));
  });

  it('wait while the store does not answer: 503, and the profile keeps what it had', async () => {
    const ada = await aMember(stack);
    const { body: before } = await upload(ada);
    await store.stop();
    expect(await upload(ada)).toMatchObject({ status: 503, body: { code: 'common.unavailable' } });
    expect(await statusOf(before.avatarUrl)).toBe(503);
    expect((await ada.call(profileRoutes.me, {})).avatarUrl).toBe(before.avatarUrl);
  });
});
