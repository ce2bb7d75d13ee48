import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WrittenPages } from './written-pages.ts';

let folder: string;
const list = (pages: object) => writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the written pages', () => {
  it('are known by their address, with or without a trailing slash [NAV-25]', () => {
    list({ '/terms': { title: 'Terms', description: 'In plain words.' } });
    const pages = new WrittenPages(folder, 'The Test Bar');
    expect(pages.find('/terms')).toEqual({ title: 'Terms', description: 'In plain words.' });
    expect(pages.find('/terms/')?.title).toBe('Terms');
    expect(pages.find('/nowhere')).toBeUndefined();
    expect(pages.find('/')).toBeUndefined();
  });

  it('name the site as it is set [BEYOND-100]', () => {
    list({ '/about': { title: 'About {siteName}', description: '{siteName} and you at {siteName}' } });
    expect(new WrittenPages(folder, 'The $& Bar').find('/about')).toEqual({
      title: 'About The $& Bar',
      description: 'The $& Bar and you at The $& Bar',
    });
  });

  it('are read again when a build has replaced their list', () => {
    list({ '/terms': { title: 'Terms', description: '' } });
    const pages = new WrittenPages(folder, 'The Test Bar');
    expect(pages.find('/terms')?.title).toBe('Terms');
    list({ '/terms': { title: 'Terms of use', description: '' } });
    utimesSync(join(folder, 'pages.json'), new Date(), new Date(Date.now() + 5000));
    expect(pages.find('/terms')?.title).toBe('Terms of use');
  });

  it('are none when the web was built without any', () => {
    expect(new WrittenPages(folder, 'The Test Bar').find('/terms')).toBeUndefined();
  });
});
