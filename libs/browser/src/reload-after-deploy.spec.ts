import { afterEach, expect, it, vi } from 'vitest';
import { reloadAfterDeploy } from './reload-after-deploy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads the page again when a file of it is gone, once per address', () => {
  const [reload, kept] = [vi.fn(), new Map<string, string>()];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { href: 'http://localhost/admin/recipes', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  reloadAfterDeploy();
  const gone = () => new Event('vite:preloadError', { cancelable: true });
  expect(window.dispatchEvent(gone())).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.dispatchEvent(gone())).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
