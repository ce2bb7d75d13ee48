import { describe, expect, it } from 'vitest';
import { libraryFolder, loadLibrary } from '../load.ts';
import { drinksOf } from './drinks.ts';
import { sheetPage } from './sheet-page.ts';
import { sheetSvg } from './sheet-svg.ts';

const drinks = drinksOf(loadLibrary(libraryFolder));

describe('the contact sheet', () => {
  it('shows the given drinks with their names as one picture', () => {
    const sheet = sheetSvg(drinks.slice(0, 30));
    expect(sheet.match(/<svg /g)).toHaveLength(31);
    expect(sheet.match(/<text /g)).toHaveLength(30);
    expect(sheet).toContain('prefers-color-scheme:dark');
  });

  it('holds every drink of the library in a page that loads nothing', async () => {
    const page = await sheetPage(drinks);
    const [, data = ''] = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data.replaceAll('<\\/', '</'))).toEqual(drinks);
    expect(page).not.toMatch(/<(?:script|link|img)[^>]*(?:src|href)=/);
    expect(page).not.toMatch(/\bimport\s*[{*(]|\bfrom\s*["']/);
    expect(Buffer.byteLength(page)).toBeLessThan(700_000);
  });
});
