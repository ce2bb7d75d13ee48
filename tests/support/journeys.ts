import { newId } from '@barspoon/platform';
import { type Agent, aMember, type Member, type ReachedStack, reachStack } from '@barspoon/testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { password } from './sign-in.ts';

/** Somebody whose browser is open and signed in. */
export interface Somebody {
  page: Page;
  /** They themselves, past the browser: a session of its own. */
  agent: Agent;
  id: string;
  email: string;
}

/** The stack and the browser of a spec file, from its first test to its last. */
export interface Journeys<S extends ReachedStack = ReachedStack> {
  readonly stack: S;
  /** A page of somebody without a session. */
  visitor(look: BrowserContextOptions): Promise<Page>;
  /** A new account, with a page that nothing was opened on yet. */
  member(look: BrowserContextOptions, account?: Member): Promise<Somebody>;
}

/**
 * Opens a browser for the spec file on the stack that most of them share, or on one of its own:
 * `journeys(() => startStack(allServices, env))`.
 */
export function journeys(): Journeys;
export function journeys<S extends ReachedStack>(
  start: () => Promise<S>,
  browserFlags?: readonly string[],
): Journeys<S>;
export function journeys(
  start: () => Promise<ReachedStack> = sharedStack,
  browserFlags?: readonly string[],
): Journeys {
  let stack: ReachedStack;
  let browser: Browser;
  beforeAll(async () => {
    stack = await start();
    browser = await openBrowser(browserFlags);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });
  return {
    get stack() {
      return stack;
    },
    visitor: (look) => openPage(browser, stack.url, look),
    async member(look, account = {}) {
      const email = account.email ?? `${newId()}@example.com`;
      const agent = await aMember(stack, { password, ...account, email });
      const page = await openPage(browser, stack.url, {
        ...look,
        storageState: await signedIn(stack, email, account.password ?? password),
      });
      return { page, agent, id: agent.userId ?? '', email };
    },
  };
}

/** The stack of the run, seeded, which other specs use at the same time: a test keeps to what it has made itself. */
const sharedStack = (): Promise<ReachedStack> => {
  const { url, env } = inject('sharedStack');
  return reachStack(url, env);
};

/** What a browser keeps of a session, as if they had signed in by hand. */
async function signedIn(
  stack: ReachedStack,
  email: string,
  password: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { cookie = '' } = await stack.visitor().signIn(email, password);
  const [name = '', value = ''] = cookie.split('=');
  const { hostname, origin } = new URL(stack.url);
  return {
    cookies: [
      {
        name,
        value,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: name.startsWith('__Host-'),
        sameSite: 'Strict',
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'session', value: 'open' }] }],
  };
}
