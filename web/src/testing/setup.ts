import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { myTurn } from '../lib/lazily.ts';
import { postNews } from '../lib/post-news.ts';
import { session } from '../lib/session/session.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { fakeApi } from './fake-api.ts';

configure({
  asyncUtilTimeout: 20_000,
  // The message names what was looked for; the whole document after it would bury it.
  getElementError: (message) => new Error(message?.split('\n\nIgnored nodes')[0]?.slice(0, 2000)),
});

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="application-name" content="The Test Bar"><meta name="sign-in-with" content="google">';
  window.scrollTo = () => {};
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  if (session.token) await session.signOut();
  for (const toast of toasts.shown()) toasts.dismiss(toast.id);
  const { arrived, gone } = postNews.state();
  postNews.announce({ revised: [...gone] });
  postNews.seen(arrived);
  fakeApi.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
});

/** Code that is still being loaded when a file ends is refused to the next one, which shares it. */
afterAll(async () => {
  await myTurn();
  await vi.dynamicImportSettled();
});
