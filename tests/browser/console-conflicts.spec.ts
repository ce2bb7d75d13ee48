import { adminRecipeRoutes } from '@barspoon/contracts';
import { aRecipe, startStack } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allServices } from '../support/all-services.ts';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys } from '../support/journeys.ts';

/** A stack of its own: the settings of a site are one for everybody. */
const bar = journeys(() =>
  startStack(allServices, { WEB_DIR: 'web/dist', ADMIN_DIR: 'admin/dist', GATEWAY_PORT: '0' }),
);

const saved = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(text).first().waitFor();
};

describe.each(walkedIn(import.meta.url))('two admins who edit the same in %s', (name, look) => {
  it('see that the settings have changed meanwhile, and take either version [ADM-SET-04, BEYOND-99]', async () => {
    const [{ page: ada }, { page: ben }] = [
      await bar.member(look, { role: 'admin', fullName: 'Ada Coleman' }),
      await bar.member(look, { role: 'admin', fullName: 'Ben Reed' }),
    ];
    for (const page of [ada, ben]) {
      await page.goto('/admin/settings');
      await page.getByLabel('Site name').waitFor();
    }
    const theirs = `Bar of Ada ${name}`;
    await ada.getByLabel('Site name').fill(theirs);
    await saved(ada, 'Settings saved successfully');

    await ben.getByLabel('Site description').fill('Drinks, measured.');
    await saved(ben, 'Someone else changed the settings while this page was open.');
    await expectAccessible(ben);
    await ben.getByRole('button', { name: 'Load their version' }).click();
    await expect.poll(() => ben.getByLabel('Site name').inputValue()).toBe(theirs);
    await ben.getByLabel('Site description').fill(`Drinks, measured, ${name}.`);
    await saved(ben, 'Settings saved successfully');
    const history = ben.getByRole('region', { name: 'History' });
    await history.getByText(`→ Drinks, measured, ${name}.`).waitFor();
    await history.getByText(`→ ${theirs}`).waitFor();
    await expectAccessible(ben);
    for (const page of [ada, ben]) await page.context().close();
  });

  it('see that a recipe has changed meanwhile, and lose nothing of theirs [ADM-REC-01, BEYOND-94]', async () => {
    const [ada, ben] = [
      await bar.member(look, { role: 'admin', fullName: 'Ada Coleman' }),
      await bar.member(look, { role: 'admin', fullName: 'Ben Reed' }),
    ];
    const title = `Sour for two ${name.replace(/\W/g, '')}`;
    const { id } = await ada.agent.call(adminRecipeRoutes.create, { body: aRecipe({ name: title }) });
    for (const { page } of [ada, ben]) {
      await page.goto(`/admin/recipes/${id}`);
      await page.getByRole('textbox', { name: 'Description' }).waitFor();
    }
    await ada.page.getByRole('textbox', { name: 'Description' }).fill('As Ada makes it.');
    await saved(ada.page, 'Recipe updated');

    await ben.page.getByRole('textbox', { name: 'Description' }).fill('As Ben makes it.');
    await saved(ben.page, 'Someone else changed this recipe while this page was open.');
    expect(await ben.page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
      'As Ben makes it.',
    );
    await expectAccessible(ben.page);
    await ben.page.getByRole('button', { name: 'Overwrite with mine' }).click();
    await ben.page.getByText('Recipe updated').first().waitFor();
    const { description } = await ada.agent.call(adminRecipeRoutes.get, { params: { id } });
    expect(description).toBe('As Ben makes it.');
    for (const { page } of [ada, ben]) await page.context().close();
  });
});
