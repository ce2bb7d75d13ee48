import { reloadAfterDeploy } from '@barspoon/browser';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('loads the console again when a page of it is gone, once per address', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/admin/recipes', reload });
  reloadAfterDeploy();
  const gone = () => new Event('vite:preloadError', { cancelable: true });
  expect(window.dispatchEvent(gone())).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.dispatchEvent(gone())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
