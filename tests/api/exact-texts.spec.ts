import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { identityInternalRoutes, membershipRoutes, profileRoutes, type Route } from '@barspoon/contracts';
import { bootstrap as gateway } from '@barspoon/gateway';
import { bootstrap as identity } from '@barspoon/identity';
import { newId } from '@barspoon/platform';
import { type Agent, aMember, anExpiredMember, type Stack, startStack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exactTexts } from '../support/exact-texts.ts';
import { formWith, smallPng } from '../support/pictures.ts';

/** A payment provider that opens checkouts and says nowhere where. */
let provider: Server;
let stack: Stack;
beforeAll(async () => {
  provider = createServer((request, response) => {
    const isCustomer = request.url?.includes('/customers');
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        isCustomer
          ? { id: 'cus_1', object: 'customer' }
          : { id: 'cs_1', object: 'checkout.session', url: null },
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  stack = await startStack([identity, gateway], {
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRETS: 'whsec_now',
    STRIPE_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await stack.stop();
  provider.close();
});

const password = 'a long night out';
const detailOf = async (agent: Agent, route: Route, body: unknown) =>
  (await agent.send(route, { body })).body.detail;
const photo = async (bytes: Uint8Array<ArrayBuffer>) => {
  const member = await aMember(stack);
  const response = await fetch(`${stack.url}/api/v1/me/avatar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${member.token}` },
    body: formWith(bytes),
  });
  return ((await response.json()) as { detail: string }).detail;
};

const occasions: Record<(typeof exactTexts)[number]['occasion'], () => Promise<string | undefined>> = {
  'the level of a new member': async () =>
    (await (await aMember(stack)).call(profileRoutes.me, {})).currentLevel,
  'signing in while suspended': async () => {
    const email = `${newId()}@example.com`;
    const body = { email, password, fullName: 'Frank Meier', suspended: true };
    await stack.ask(identityInternalRoutes.ensureMember, { body });
    const answer = await stack
      .visitor()
      .request<{ detail: string }>('POST', '/api/v1/auth/sign-in', { email, password });
    return answer.body.detail;
  },
  "another member's username": async () => {
    const example = profileRoutes.revise.example.body;
    const body = { ...example, username: `taken${newId().slice(-8)}` };
    await (await aMember(stack)).call(profileRoutes.revise, { body });
    return detailOf(await aMember(stack), profileRoutes.revise, body);
  },
  'a photo that is no picture': () => photo(new TextEncoder().encode('no picture at all')),
  'a photo of 5 MB': () => {
    const bytes = new Uint8Array(5 * 1024 * 1024);
    bytes.set(smallPng);
    return photo(bytes);
  },
  'a photo from no address of the web': async () =>
    detailOf(await aMember(stack), profileRoutes.fetchAvatar, { url: 'file:///etc/passwd' }),
  'a checkout for which the provider names no page': async () =>
    detailOf(await anExpiredMember(stack), membershipRoutes.createCheckout, {}),
  'a checkout of a subscriber': async () => {
    const subscriber = await aMember(stack, { subscribedUntil: '2099-01-01T00:00:00.000Z' });
    return detailOf(subscriber, membershipRoutes.createCheckout, {});
  },
};

describe('the server', () => {
  it.each(exactTexts)('says exactly “$says”: $occasion [$ids]', async ({ occasion, says }) => {
    expect(await occasions[occasion]()).toBe(says);
  });
});
