import { newId } from '@barspoon/platform';
import { aMember, anAdmin, eventually } from '@barspoon/testing';
import { describe, expect, it } from 'vitest';
import { expectAccessible, looks } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';
import { sharedSite } from '../support/shared-site.ts';
import { signUp } from '../support/sign-in.ts';

const bar = journeys();

describe.each(Object.entries(looks))('the main job in %s', (name, look) => {
  it('leads a visitor from browsing to what their bar makes, and to points [REC-01, REC-03, AUTH-05, INV-08, INV-09, MATCH-09, PROF-04, BEYOND-58]', async () => {
    const page = await bar.visitor({ ...look, serviceWorkers: 'allow' });
    await page.goto('/recipes');
    // The library's and those other journeys have added.
    await page.getByText(/^9\d\d recipes$/).waitFor();
    await expectAccessible(page);

    await page.getByLabel('Search recipes').fill('daiquiri');
    await page.getByText(/^\d+ recipes?$/).waitFor();
    await eventually(async () => expect(await page.locator('mark').count()).toBeGreaterThan(0));
    await page.getByRole('link', { name: 'Daiquiri', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Daiquiri' }).waitFor();
    await page.getByText('Contains Alcohol').waitFor();
    await expectAccessible(page);

    await signUp(page, `${newId()}@example.com`);
    await page.getByRole('heading', { name: 'Ada Coleman' }).waitFor();
    await page.goto('/inventory');
    for (const item of ['Gin', 'Campari', 'Martini Rosso']) {
      await page.getByLabel('Search bottles, mixers and tools').fill(item);
      // Until then the whole bar stands there, whose boxes go away with what is pressed in them.
      await page.waitForURL(({ searchParams }) => searchParams.get('q') === item);
      const box = page.getByRole('checkbox', { name: new RegExp(`^${item}\\b`) }).first();
      // By key: on a phone a click could meet the bar at the bottom, which stands over the list.
      await box.press('Space');
      await page.getByText('Inventory Updated').first().waitFor();
    }
    await page.getByLabel('Search bottles, mixers and tools').fill('');
    await page.getByRole('heading', { name: 'Ready to Mix?' }).waitFor();
    await page.getByRole('button', { name: 'See What You Can Make!' }).click();
    await page
      .getByRole('link', { name: /Negroni/ })
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'One bottle away' }).waitFor();
    await expectAccessible(page);

    await page.goto('/profile');
    await page.getByText('3 points').first().waitFor();
    await page.getByText('Added to inventory').first().waitFor();
    await expectAccessible(page);
    await page.context().close();
  });

  it("shows an admin's edit on the page a member has open [ADM-REC-05, ADM-REC-06]", async () => {
    const admin = await anAdmin(bar.stack);
    const member = await aMember(bar.stack);
    expect(member.token).toBeDefined();
    const page = await bar.visitor(look);
    await page.goto('/recipes/negroni');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { body: recipe } = await admin.request<Record<string, unknown>>('GET', '/api/v1/recipes/negroni');
    const description = `Equal parts, changed for ${name}.`;
    const edited = {
      ...Object.fromEntries(
        [
          'name',
          'alternativeNames',
          'category',
          'alcoholic',
          'difficulty',
          'prepTimeMinutes',
          'serves',
          'method',
          'glass',
          'ice',
          'rim',
          'garnish',
          'instructions',
          'tags',
          'image',
        ].map((key) => [key, recipe[key]]),
      ),
      description,
      spec: (recipe.spec as Record<string, unknown>[]).map(({ ingredient: _, ...line }) => line),
    };
    const answer = await admin.request('PUT', `/api/v1/admin/recipes/${recipe.id}`, {
      revision: recipe.revision,
      recipe: edited,
    });
    expect(answer.status).toBe(200);
    await page.getByText(description).waitFor();
    await page.context().close();
  });

  it.each([
    ['/', 'Featured Cocktails'],
    ['/search', 'My Bar'],
    ['/subscription', '$9.99'],
    ['/profile', 'Sign in'],
    ['/nowhere', 'Oops! Page not found'],
  ])('has an accessible page at %s', async (path, text) => {
    const page = await bar.visitor(look);
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    await expectAccessible(page);
    await page.context().close();
  });
});

describe('public pages', () => {
  it('come with title, description, link preview, JSON-LD and first data in the document', async () => {
    const { body } = await bar.stack.visitor().request<string>('GET', '/recipes/negroni');
    expect(body).toContain(`<title>Negroni · ${sharedSite.SITE_NAME}</title>`);
    expect(body).toContain('property="og:image"');
    expect(body).toContain('"@type":"Recipe"');
    expect(body).toContain('"GET /api/v1/recipes/negroni"');
  });

  it('that do not exist answer 404 [NAV-26]', async () => {
    expect((await bar.stack.visitor().request('GET', '/nowhere')).status).toBe(404);
    expect((await bar.stack.visitor().request('GET', '/recipes/no-such-drink')).status).toBe(404);
  });
});
