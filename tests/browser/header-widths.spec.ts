import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeys } from '../support/journeys.ts';
import { sharedSite } from '../support/shared-site.ts';

const bar = journeys();
const widths = [
  320, 344, 360, 390, 414, 480, 540, 600, 700, 767, 768, 800, 820, 834, 880, 900, 960, 1000, 1023, 1024, 1079,
  1080, 1081, 1120, 1180, 1199, 1200, 1279, 1280, 1366, 1440, 1600, 1920,
];

const visitorEntries = ['Home', 'Recipes', 'Contact'];
const memberEntries = ['Home', 'AI Bartender', 'Recipes', 'Discover', 'Social', 'Professional', 'Contact'];
const dropdowns = ['Community', 'Profile'];

/** What is wrong with the header at the present width; empty when all of it can be seen. */
const faults = (page: Page) =>
  page.evaluate(async () => {
    // A new width is laid out with the next frame; what was measured before it would be between the two.
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const header = document.querySelector('header') as HTMLElement;
    const found: string[] = [];
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const parts = [...header.querySelectorAll('a, button')].filter(isShown);
    const boxes = parts.map((part) => ({
      name: part.textContent || part.getAttribute('aria-label') || '?',
      box: part.getBoundingClientRect(),
    }));
    for (const { name, box } of boxes) {
      if (box.left < 0 || box.right > window.innerWidth) found.push(`${name} leaves the window`);
      if (box.top < 0 || box.bottom > header.getBoundingClientRect().bottom)
        found.push(`${name} leaves the header`);
    }
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${one.name} covers ${other.name}`);
      }
    for (const element of [header, ...header.querySelectorAll('*')].filter(isShown))
      if (
        element instanceof HTMLElement &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      )
        found.push(`${element.className || element.tagName} is cut off`);
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');
    return found;
  });

/** A page that is busy is told of its new size a moment later. */
const laidOut = (page: Page, width: number) =>
  page.evaluate(async (wanted) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 2 || (window.innerWidth !== wanted && frames < 120); frames++)
      await nextFrame();
  }, width);

const shownEntries = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header nav a, header nav button')]
      .filter((entry) => entry.getClientRects().length > 0)
      .map((entry) => entry.textContent),
  );

describe.each(['light', 'dark'] as const)('the header in %s colors', (colorScheme) => {
  const look = { viewport: { width: 1280, height: 700 }, colorScheme };

  it.each(['visitor', 'member', 'admin'] as const)(
    'shows a %s the wordmark and every entry in full at each width [NAV-28, NAV-29, NAV-30, NAV-32, NAV-33, NAV-34, NAV-35, NAV-37]',
    async (who) => {
      const page =
        who === 'visitor'
          ? await bar.visitor(look)
          : (await bar.member(look, { role: who === 'admin' ? 'admin' : 'member' })).page;
      await page.goto('/terms');
      const banner = page.getByRole('banner').first();
      await banner
        .getByText(who === 'visitor' ? 'Login' : 'Logout', { exact: true })
        .first()
        .waitFor();
      if (who !== 'visitor')
        await banner
          .getByRole('button', { name: /^Notifications/ })
          .first()
          .waitFor();
      const entries = who === 'visitor' ? visitorEntries : memberEntries;
      const menus = who === 'visitor' ? [] : dropdowns;
      expect(await shownEntries(page)).toEqual([...entries, ...menus]);
      const wordmark = banner.getByText(sharedSite.SITE_NAME, { exact: true });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        await laidOut(page, width);
        expect(await faults(page), `at ${width} px`).toEqual([]);
        expect(await wordmark.isVisible(), `wordmark at ${width} px`).toBe(true);
        const inLine = await shownEntries(page);
        expect(inLine, `entries at ${width} px`).toEqual(width < 768 ? [] : [...entries, ...menus]);
        const { PICTURES } = process.env;
        if (PICTURES && [320, 390, 768, 900, 1024, 1280].includes(width))
          await page.screenshot({ path: `${PICTURES}/header-${who}-${colorScheme}-${width}.png` });
      }
      await page.context().close();
    },
  );
});
