import { request as httpRequest } from 'node:http';
import type { RunningService } from '@barspoon/messaging';
import { type Agent, aMember, eventually, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bootstrap as gateway } from '../../services/gateway/src/bootstrap.ts';
import { CleanPictures } from '../../services/gateway/src/uploads/clean-pictures.ts';
import { UploadHandler } from '../../services/gateway/src/uploads/upload-handler.ts';
import { bootstrap as identity } from '../../services/identity/src/bootstrap.ts';
import { formWith, smallPng } from '../support/pictures.ts';

const budget = 10;
let stack: Stack;
beforeAll(async () => {
  stack = await startStack([identity, gateway], { UPLOADS_PER_MINUTE: String(budget) });
});
afterAll(() => stack?.stop());

const gatewayApp = () => stack.service<RunningService>('gateway').app;
const address = () => `${stack.url}/api/v1/me/avatar`;
const authorization = ({ token }: Agent) => `Bearer ${token}`;

async function upload(agent: Agent) {
  const response = await fetch(address(), {
    method: 'PUT',
    headers: { authorization: authorization(agent) },
    body: formWith(smallPng),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

/** An upload whose last bytes are still to come. */
async function slowUpload(agent: Agent) {
  const form = new Response(formWith(smallPng));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    authorization: authorization(agent),
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  const request = httpRequest(address(), { method: 'PUT', headers });
  const answer = new Promise<number>((resolve, reject) => {
    request.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
  });
  answer.catch(() => undefined);
  request.write(body.subarray(0, 40));
  return { answer, finish: () => request.end(body.subarray(40)), leave: () => request.destroy() };
}

describe('uploads', () => {
  it('are taken one at a time of each member (security 57)', async () => {
    const [ada, harry] = [await aMember(stack), await aMember(stack)];
    const first = await slowUpload(ada);
    const uploads = gatewayApp().get(UploadHandler, { strict: false });
    await eventually(() => expect(uploads['uploading'].size).toBe(1));
    expect(await upload(ada)).toMatchObject({ status: 429, code: 'gateway.upload_in_progress' });
    expect((await upload(harry)).status, 'another member').toBe(200);
    first.finish();
    expect(await first.answer).toBe(200);
  });

  it('are ended when the client has gone (security 57)', async () => {
    const ada = await aMember(stack);
    const pictures = gatewayApp().get(CleanPictures, { strict: false });
    let signal: AbortSignal | undefined;
    const spy = vi.spyOn(pictures, 'squares').mockImplementation(
      (_file, _sizes, given) =>
        new Promise((_, reject) => {
          signal = given;
          given?.addEventListener('abort', () => reject(new Error('gone')));
        }),
    );
    const first = await slowUpload(ada);
    first.finish();
    await eventually(() => expect(signal).toBeDefined());
    expect(signal?.aborted).toBe(false);
    first.leave();
    await eventually(() => expect(signal?.aborted).toBe(true));
    spy.mockRestore();
  });

  it('have a budget of their own (security 57)', async () => {
    const ada = await aMember(stack);
    const answers = [];
    for (let at = 0; at <= budget; at++) answers.push(await upload(ada));
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'common.too_many_requests' });
    expect(Number(answers.at(-1)?.retryAfter)).toBeGreaterThan(0);
    expect((await ada.request('GET', '/api/v1/me')).status).toBe(200);
  });
});
