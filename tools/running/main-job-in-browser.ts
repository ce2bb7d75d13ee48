import { chromium } from 'playwright-core';
import { ensureChromium } from '../stack/chromium.ts';

const bottles = ['Gin', 'Campari', 'Martini Rosso'];
const drink = 'Negroni';
const password = 'a long night out';
const stepMs = 60_000;

/**
 * Does the main job in a browser, as a visitor who becomes a member: finds a recipe, signs up, fills their bar, sees what
 * it makes. @throws when a step does not come, or a script of a page throws
 */
export async function doMainJobInBrowser(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(stepMs);
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    const open = (path: string) => page.goto(path, { waitUntil: 'networkidle' });
    await open('/recipes');
    await page.getByLabel('Search recipes').fill(drink);
    await page.getByRole('link', { name: drink, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: drink }).waitFor();
    await open('/profile');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel(/^Name/).fill('Ada Coleman');
    await page.getByLabel(/^Email/).fill(`${crypto.randomUUID()}@example.com`);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByLabel(/^Confirm password/).fill(password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('heading', { name: 'Ada Coleman' }).waitFor();
    await open('/inventory');
    for (const bottle of bottles) {
      await page.getByLabel('Search bottles, mixers and tools').fill(bottle);
      await page
        .getByRole('checkbox', { name: new RegExp(`^${bottle}\\b`) })
        .first()
        .press('Space');
      await page.getByText('Inventory Updated').first().waitFor();
    }
    await page.getByLabel('Search bottles, mixers and tools').fill('');
    await page.getByRole('button', { name: 'See What You Can Make!' }).click();
    await page
      .getByRole('link', { name: new RegExp(drink) })
      .first()
      .waitFor();
    if (thrown[0]) throw thrown[0];
  } finally {
    await browser.close();
  }
}
