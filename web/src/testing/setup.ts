import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../lib/session/session.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { fakeApi } from './fake-api.ts';

configure({
  asyncUtilTimeout: 5000,
  // The message names what was looked for; the whole document after it would bury it.
  getElementError: (message) => new Error(message?.split('\n\nIgnored nodes')[0]?.slice(0, 2000)),
});

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="application-name" content="The Test Bar"><meta name="sign-in-with" content="google">';
  window.scrollTo = () => {};
});

afterEach(async () => {
  cleanup();
  if (session.token) await session.signOut();
  for (const toast of toasts.shown()) toasts.dismiss(toast.id);
  fakeApi.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});
