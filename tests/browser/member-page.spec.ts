import {
  collectionRoutes,
  followRoutes,
  ownRecipeRoutes,
  postRoutes,
  profileRoutes,
} from '@barspoon/contracts';
import { aRecipe, eventually } from '@barspoon/testing';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAccessible, walkedIn } from '../support/browser.ts';
import { journeys, type Somebody } from '../support/journeys.ts';
import { sharePhoto } from '../support/shared-photos.ts';

const bar = journeys();

/** Pictures of the pages, for whoever wants to look: set PICTURES to a folder. */
async function look(page: Page, what: string): Promise<void> {
  const { PICTURES } = process.env;
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${what}.png`, fullPage: true });
}

/** One of everything that a member can show. */
async function showSomething({ agent, id }: Somebody): Promise<{ recipe: string; collection: string }> {
  const recipe = `Drink ${id.slice(-6)}`;
  const collection = `Evening ${id.slice(-6)}`;
  const drink = await agent.call(ownRecipeRoutes.create, {
    body: { ...aRecipe({ name: recipe }), visibility: 'public' },
  });
  const { id: list } = await agent.call(collectionRoutes.create, {
    body: { name: collection, isPublic: true },
  });
  await agent.call(collectionRoutes.addRecipe, { params: { id: list, recipeId: drink.id } });
  await agent.call(postRoutes.create, {
    body: { content: `Said by ${id.slice(-6)}`, imageUrl: null, recipeId: null },
  });
  await eventually(() => sharePhoto(bar.stack, agent, drink.id, null));
  return { recipe, collection };
}

describe.each(walkedIn(import.meta.url))("a member's page in %s", (name, how) => {
  it('is the person to visitors and members, and leads to what they did [BEYOND-165, BEYOND-166]', async () => {
    const [ada, bea] = [await bar.member(how), await bar.member(how)];
    const { recipe, collection } = await showSomething(ada);
    const { username } = await ada.agent.call(profileRoutes.me, {});
    const said = `Said by ${ada.id.slice(-6)}`;

    const visitor = await bar.visitor(how);
    await visitor.goto(`/members/${username}`);
    await visitor.getByRole('region', { name: 'Recipes' }).getByText(recipe).waitFor();
    await visitor.getByRole('region', { name: 'Collections' }).getByText(collection).waitFor();
    await visitor.getByRole('region', { name: 'Posts' }).getByText(said).waitFor();
    await expectAccessible(visitor);
    await look(visitor, `member page, visitor, ${name}`);

    await bea.page.goto(`/members/${username}`);
    await bea.page.getByRole('region', { name: 'Photos' }).getByRole('img').first().waitFor();
    await bea.page.getByRole('region', { name: 'Activity' }).getByText('created a recipe').waitFor();
    await expectAccessible(bea.page);
    await look(bea.page, `member page, member, ${name}`);
    await bea.page
      .getByRole('region', { name: 'Collections' })
      .getByRole('link', { name: collection })
      .click();
    await bea.page.getByRole('heading', { name: collection }).waitFor();

    await bea.agent.call(followRoutes.follow, { params: { id: ada.id } });
    await bea.page.goto('/social-hub');
    await bea.page.getByRole('region', { name: 'Posts by people you follow' }).getByText(said).waitFor();
    await bea.page.getByText('What you did').click();
    await bea.page.getByText('followed a mixologist').waitFor();
    await expectAccessible(bea.page);
    await look(bea.page, `social feed, ${name}`);

    await ada.page.goto(`/members/${username}`);
    await ada.page.getByRole('heading', { name: 'Make this page yours' }).waitFor();
    await look(ada.page, `member page, their own, ${name}`);
    for (const page of [ada.page, bea.page, visitor]) await page.context().close();
  });
});
