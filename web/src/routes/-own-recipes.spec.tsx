import { favoriteRoutes, ownExportRoutes, ownRecipeRoutes, recipeRoutes } from '@barspoon/contracts';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asAuthor, itemsOf, mine, openDialog } from '../testing/own-recipe-screens.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const [card] = exampleOf(ownRecipeRoutes.list).items;

describe('one’s own recipes', () => {
  it('stand on the profile with who can see them, and are changed and deleted there [BEYOND-25]', async () => {
    await asAuthor();
    fakeApi.answer(ownRecipeRoutes.list, {
      items: card ? [{ ...card, visibility: 'private' }] : [],
      nextCursor: null,
      total: 1,
    });
    const { user } = await renderApp('/profile');
    const section = within(await screen.findByRole('region', { name: 'Your recipes' }));
    expect(await section.findByRole('link', { name: 'Daiquiri' })).toBeVisible();
    expect(section.getByText('Only you')).toBeVisible();

    await user.click(section.getByRole('button', { name: 'Edit Daiquiri' }));
    const form = await openDialog();
    expect(itemsOf(form)).toEqual(['White Rum', 'Lime Juice', 'Simple Syrup']);
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'House Daiquiri');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe updated' })).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.revise)).toMatchObject([
        {
          params: { id: mine.id },
          body: { revision: 1, recipe: { name: 'House Daiquiri', garnish: mine.garnish } },
        },
      ]),
    );

    await user.click(section.getByRole('button', { name: 'Delete Daiquiri' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Daiquiri for good?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe deleted' })).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.delete)).toEqual([{ params: { id: mine.id } }]),
    );
  });

  it('say when there are none', async () => {
    await asMember();
    fakeApi.answer(ownRecipeRoutes.list, { items: [], nextCursor: null, total: 0 });
    await renderApp('/profile');
    expect(await screen.findByRole('heading', { name: 'No recipes yet.' })).toBeVisible();
  });

  it('are read by their author alone while they are private, without what is for others [BEYOND-25]', async () => {
    await asAuthor();
    fakeApi.refuse(recipeRoutes.get, { status: 404, code: 'catalogue.recipe_not_found' });
    fakeApi.answer(ownRecipeRoutes.get, { ...mine, slug: mine.id, visibility: 'private' });
    await renderApp(`/recipes/${mine.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Daiquiri' })).toBeVisible();
    expect(screen.getByText('Only you can see this')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Daiquiri' })).toBeVisible();
    for (const name of ['Make it my own', 'Submit Rating'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(fakeApi.received(recipeRoutes.view)).toEqual([]);
    expect(fakeApi.received(favoriteRoutes.add)).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keep their page after a change of a private one, and what is opened on it at once [BEYOND-25]', async () => {
    await asAuthor();
    const hidden = { ...mine, slug: mine.id, visibility: 'private' as const };
    fakeApi.refuse(recipeRoutes.get, { status: 404, code: 'catalogue.recipe_not_found' });
    for (const route of [ownRecipeRoutes.get, ownRecipeRoutes.revise]) fakeApi.answer(route, hidden);
    const { user } = await renderApp(`/recipes/${mine.id}`);
    await user.click(await screen.findByRole('button', { name: 'Edit Daiquiri' }));
    const form = await openDialog();
    const asked = fakeApi.received(recipeRoutes.get).length;
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('status', { name: 'Recipe updated' });
    await user.click(await screen.findByRole('button', { name: 'Versions of Daiquiri' }));
    const versions = await screen.findByRole('dialog');
    expect(await within(versions).findByText('Current version')).toBeVisible();
    expect(versions).toBeInTheDocument();
    await waitFor(() => expect(fakeApi.received(recipeRoutes.get)).toHaveLength(asked));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await user.click(within(versions).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(fakeApi.received(recipeRoutes.get), 'nor when the reader looks at it again').toHaveLength(asked),
    );
    focusManager.setFocused(undefined);
  });
});

describe('the export of one’s own recipes', () => {
  it('asks for the chosen format and hands the file to the browser [BEYOND-25]', async () => {
    await asMember();
    fakeApi.answer(ownExportRoutes.file, 'name,ingredients\n');
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const form = await openDialog();
    expect(form.getByRole('radio', { name: /^All my data/ })).toBeChecked();
    await user.click(form.getByRole('radio', { name: /^Recipes as a spreadsheet/ }));
    await user.click(form.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Export downloaded' })).toBeVisible());
    await waitFor(() =>
      expect(fakeApi.received(ownExportRoutes.file)).toEqual([{ query: { format: 'csv' } }]),
    );
    expect(saved).toEqual([expect.stringMatching(/^my-recipes-\d{4}-\d\d-\d\d\.csv$/)]);
    click.mockRestore();
  });
});
