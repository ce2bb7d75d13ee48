import { ownRecipeRoutes, recipeRoutes, recipeVersionRoutes, variationRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asAuthor, itemsOf, mine, openDialog } from '../testing/own-recipe-screens.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

describe('versions of one’s own recipe', () => {
  const now = { ...mine, revision: 7 };
  const before = exampleOf(recipeVersionRoutes.get);
  const earlier = {
    ...before,
    version: 3,
    name: 'Old Daiquiri',
    savedAt: '2026-01-02T20:30:00.000Z',
    byAdmin: true,
    recipe: {
      ...before.recipe,
      name: 'Old Daiquiri',
      spec: [
        ...before.recipe.spec.slice(0, 1).map((line) => ({ ...line, amount: 45 })),
        ...before.recipe.spec.slice(1, 2),
        { amount: 1, unit: 'dash' as const, name: 'Absinthe', note: null, optional: false },
      ],
      instructions: before.recipe.instructions.slice(0, 1),
    },
  };
  async function openVersions() {
    await asAuthor();
    fakeApi.answer(recipeRoutes.get, now);
    fakeApi.answer(ownRecipeRoutes.get, now);
    const { recipe: _, ...old } = earlier;
    const { recipe: __, ...current } = before;
    fakeApi.answer(recipeVersionRoutes.list, { items: [{ ...current, version: 7 }, old] });
    fakeApi.answer(recipeVersionRoutes.get, earlier);
    const view = await renderApp('/recipes/daiquiri');
    await view.user.click(await screen.findByRole('button', { name: 'Versions of Daiquiri' }));
    return { ...view, list: await openDialog() };
  }

  it('are listed by date, compared with now in words, and restored [BEYOND-25]', async () => {
    const { user, list } = await openVersions();
    expect(await list.findByText('Current version')).toBeVisible();
    expect(list.getByText('Old Daiquiri · Changed by an admin')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Compare the version of Friday, January 2, 2026/ }));
    const difference = within(await list.findByRole('region', { name: 'Changed since this version' }));
    expect(difference.getByRole('definition')).toHaveTextContent('Old Daiquiri to Daiquiri');
    expect(difference.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Removed 1 dash Absinthe',
      'Changed 45 ml White Rum to 60 ml White Rum',
      'Added 15 ml Simple Syrup',
      'Added Strain into a chilled coupe.',
    ]);
    await user.click(list.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Version restored' })).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(recipeVersionRoutes.restore)).toMatchObject([
        { params: { id: mine.id, version: 3 }, body: { revision: 7 } },
      ]),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say why one was not restored', async () => {
    const detail = 'Someone else changed this recipe. Reload it and try again.';
    fakeApi.refuse(recipeVersionRoutes.restore, { status: 409, code: 'catalogue.recipe_changed', detail });
    const { user, list } = await openVersions();
    await user.click(await list.findByRole('button', { name: /^Compare the version/ }));
    await user.click(await list.findByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByRole('alert', { name: detail })).toBeVisible();
  });

  it('say when they could not be read', async () => {
    await asAuthor();
    fakeApi.answer(recipeRoutes.get, mine);
    fakeApi.refuse(recipeVersionRoutes.list, { status: 404 });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Versions of Daiquiri' }));
    expect(
      await (await openDialog()).findByRole('heading', { name: 'Failed to load the versions' }),
    ).toBeVisible();
  });

  it('let a change be saved on top of another that came between [BEYOND-25]', async () => {
    await asAuthor();
    fakeApi.answer(recipeRoutes.get, mine);
    fakeApi.refuse(ownRecipeRoutes.revise, { status: 409, code: 'catalogue.recipe_changed' });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Edit Daiquiri' }));
    const form = await openDialog();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/You can save yours on top; the other change stays/)).toBeVisible();
    fakeApi.answer(ownRecipeRoutes.get, { ...mine, revision: 2 });
    fakeApi.answer(ownRecipeRoutes.revise, { ...mine, revision: 3 });
    await user.click(form.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe updated' })).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.revise)).toMatchObject([
        { body: { revision: 1 } },
        { body: { revision: 2 } },
      ]),
    );
  });
});

describe('a variation of a recipe', () => {
  const theirs = exampleOf(recipeRoutes.get);

  async function openCopy() {
    await asMember();
    fakeApi.answer(recipeRoutes.get, theirs);
    const view = await renderApp('/recipes/daiquiri');
    await view.user.click(await screen.findByRole('button', { name: 'Make it my own' }));
    return { ...view, form: await openDialog() };
  }

  it('begins as a copy under a name of its own, and says what it is based on [BEYOND-25]', async () => {
    const { user, form } = await openCopy();
    expect(
      form.getByText('This starts as a copy of Daiquiri, and your recipe will credit it.'),
    ).toBeVisible();
    expect(form.getByLabelText(/^Name/)).toHaveValue('My Daiquiri');
    expect(itemsOf(form)).toEqual(['White Rum', 'Lime Juice', 'Simple Syrup']);
    await user.clear(form.getByLabelText('Amount of line 3'));
    await user.type(form.getByLabelText('Amount of line 3'), '20');
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe created' })).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([
        {
          body: {
            name: 'My Daiquiri',
            basedOn: theirs.id,
            garnish: theirs.garnish,
            image: null,
            spec: [{}, {}, { amount: 20, name: 'Simple Syrup' }],
          },
        },
      ]),
    );
  });

  it('is saved alone when its original is gone in the meantime [BEYOND-25]', async () => {
    fakeApi.refuse(ownRecipeRoutes.create, { status: 404, code: 'catalogue.original_not_found' });
    const { user, form } = await openCopy();
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    expect(await form.findByText(/You can save yours without the credit\./)).toBeVisible();
    fakeApi.answer(ownRecipeRoutes.create, mine);
    await user.click(form.getByRole('button', { name: 'Save without the credit' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe created' })).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([
        { body: { basedOn: theirs.id } },
        { body: { basedOn: null } },
      ]),
    );
  });

  it('asks a visitor to sign in, and is not offered to the author', async () => {
    fakeApi.answer(recipeRoutes.get, mine);
    const { user, unmount } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Make it my own' }));
    expect(await screen.findByRole('alert', { name: 'Please sign in to make it your own' })).toBeVisible();
    unmount();
    await asAuthor();
    await renderApp('/recipes/daiquiri');
    await screen.findByRole('button', { name: 'Edit Daiquiri' });
    expect(screen.queryByRole('button', { name: 'Make it my own' })).not.toBeInTheDocument();
  });

  it('names its original and the author, the original alone, or neither [BEYOND-25]', async () => {
    const original = {
      id: theirs.id,
      slug: 'daiquiri',
      name: 'Daiquiri',
      author: { username: 'ada', fullName: 'Ada Coleman' },
    };
    const texts = [
      [{ original }, 'Based on Daiquiri by Ada Coleman', 2],
      [{ original: { ...original, author: null } }, 'Based on Daiquiri', 1],
      [{ original: null }, 'Based on a recipe that is no longer public', 0],
    ] as const;
    for (const [basedOn, text, links] of texts) {
      fakeApi.answer(recipeRoutes.get, { ...theirs, name: 'Smoky Daiquiri', source: null, basedOn });
      const { unmount } = await renderApp('/recipes/smoky-daiquiri');
      const line = await screen.findByText(
        (_, element) => element?.tagName === 'P' && element.textContent === text,
      );
      expect(within(line).queryAllByRole('link')).toHaveLength(links);
      unmount();
    }
  });

  it('stands with its author below its original, page by page [BEYOND-25]', async () => {
    const page = exampleOf(variationRoutes.list);
    const [first] = page.items as [(typeof page.items)[number]];
    const second = {
      ...first,
      id: mine.id,
      slug: 'other',
      name: 'Other Daiquiri',
      author: null,
      userId: null,
    };
    fakeApi.answer(variationRoutes.list, ({ query }) =>
      query.cursor
        ? { items: [second], nextCursor: null, total: 2 }
        : { items: [first], nextCursor: btoa('["1"]'), total: 2 },
    );
    const { user } = await renderApp('/recipes/daiquiri');
    const section = within(await screen.findByRole('region', { name: '2 variations' }));
    expect(section.getByRole('link', { name: 'Smoky Daiquiri' })).toBeVisible();
    expect(section.getByRole('link', { name: 'Ada Coleman' })).toHaveAttribute('href', '/members/ada');
    await user.click(section.getByRole('button', { name: /more/i }));
    expect(await section.findByText('by a former member')).toBeVisible();
  });
});
