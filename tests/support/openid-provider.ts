import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import { openIdProvider, type Somebody } from '../../tools/stack/identity/openid-provider.ts';

/** A real OpenID provider on this machine, in Google's place: one page that asks who it is and whether they agree. */
export interface OpenIdProvider {
  readonly env: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string };
  /** Who can sign in there, by their id. */
  readonly people: Map<string, Somebody>;
  stop(): Promise<void>;
}

const client = { client_id: 'barspoon-test', client_secret: 'a secret of the test only' };

export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const people = new Map<string, Somebody>();
  let provider: Provider;
  const server: Server = await listen((request, response) => provider.callback()(request, response));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  provider = openIdProvider({
    issuer,
    client,
    redirectUri,
    who: (id) => people.get(id),
    page: () => whoPage(people),
  });
  return {
    env: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
    },
    people,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listen(handle: RequestListener): Promise<Server> {
  const server = createServer(handle).listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

const whoPage = (people: ReadonlyMap<string, Somebody>): string =>
  [
    '<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>',
    ...[...people].map(([id, { email }]) => `<p><a href="?as=${id}">${email}</a></p>`),
    '<p><a href="?as=nobody">Cancel</a></p></html>',
  ].join('\n');

/**
 * Does what the browser does between leaving for the provider and coming back.
 * @param as whom they choose there, or `nobody` when they do not agree
 * @returns the address the provider sends them back to
 */
export async function agreeAt(url: string, as: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = url;
  for (let hop = 0; hop < 12; hop++) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    address = location ? new URL(location, address).href : `${address}?as=${as}`;
    if (address.startsWith(redirectUri)) return address;
    if (response.status >= 400)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
  }
  throw new Error('the provider never sent the browser back');
}
