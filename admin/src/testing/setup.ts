import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** Whole pages are rendered: asking of every element whether it is hidden would take most of the time. */
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
});

/** Code that is still being loaded when a file ends is refused to the next one, which shares it. */
afterAll(() => vi.dynamicImportSettled());
