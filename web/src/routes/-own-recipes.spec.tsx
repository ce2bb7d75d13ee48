import {
  favoriteRoutes,
  ingredientRoutes,
  type OwnImportReport,
  ownExportRoutes,
  ownImportRoutes,
  ownRecipeRoutes,
  recipeRoutes,
  recipeVersionRoutes,
  variationRoutes,
} from '@barspoon/contracts';
import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

const mine = exampleOf(ownRecipeRoutes.get);
const [card] = exampleOf(ownRecipeRoutes.list).items;
const asAuthor = () => asMember({ id: mine.userId as string });
type User = Awaited<ReturnType<typeof renderApp>>['user'];
const dialog = async () => within(await screen.findByRole('dialog'));

async function openEditor() {
  await asMember();
  const view = await renderApp('/recipes');
  await view.user.click(await screen.findByRole('button', { name: 'Create a recipe' }));
  return { ...view, form: await dialog() };
}
const text = `Hanky Panky

45 ml gin
45 ml sweet vermouth
2 dashes Fernet-Branca

Stir with ice. Strain into a chilled coupe.`;
async function paste(user: User, form: Awaited<ReturnType<typeof dialog>>) {
  await user.click(form.getByRole('button', { name: 'Paste a recipe text' }));
  fireEvent.change(form.getByLabelText('Recipe text'), { target: { value: text } });
  await user.click(form.getByRole('button', { name: 'Fill in the form' }));
}
const itemsOf = (form: Awaited<ReturnType<typeof dialog>>) =>
  form.getAllByLabelText(/^Ingredient of line/).map((input) => (input as HTMLInputElement).value);

describe('creating a recipe', () => {
  it('leads a visitor to sign in and back [BEYOND-25]', async () => {
    const { user, router } = await renderApp('/recipes');
    await user.click(await screen.findByRole('button', { name: 'Create a recipe' }));
    expect(await screen.findByRole('status', { name: 'Please sign in to create recipes' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(router.state.location.search).toEqual({ from: '/recipes' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before it publishes what reads like a draft, and keeps it private on request [BEYOND-152]', async () => {
    const { user, form } = await openEditor();
    await user.type(form.getByLabelText(/^Name/), 'Edge drink');
    await user.type(form.getByLabelText('Amount of line 1'), '50');
    await user.type(form.getByLabelText('Ingredient of line 1'), 'gin');
    await user.type(form.getByRole('textbox', { name: /^Method/ }), 'Shake.');
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Publish it as it is?' }));
    expect(ask.getByText(/a line about it, more than one ingredient, how it is made/)).toBeVisible();
    expect(fakeApi.received(ownRecipeRoutes.create)).toEqual([]);
    await user.click(ask.getByRole('button', { name: 'Keep it private' }));
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([
        { body: { name: 'Edge drink', visibility: 'private' } },
      ]),
    );
  });

  it('reads a pasted text into lines, marks what it guessed, and sends what was corrected [BEYOND-25, CONTRA-29]', async () => {
    const { user, form, router } = await openEditor();
    await paste(user, form);
    expect(form.getByText('We read 3 lines and 2 steps. Check what is marked as guessed.')).toBeVisible();
    expect(itemsOf(form)).toEqual(['gin', 'sweet vermouth', 'Fernet-Branca']);
    expect(form.getByLabelText('Amount of line 3')).toHaveValue('2');
    expect(form.getByLabelText('Unit of line 3')).toHaveValue('dash');
    expect(form.getByLabelText('Technique')).toHaveValue('stir');
    expect(form.getByLabelText('Technique')).toHaveAccessibleDescription('Guessed from the text');
    await user.selectOptions(form.getByLabelText('Technique'), 'throw');
    expect(form.getByLabelText('Technique')).not.toHaveAccessibleDescription('Guessed from the text');
    await user.click(form.getByRole('radio', { name: 'People with the link' }));
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    // The dialog closes under it.
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe created' })).toBeVisible());
    expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([
      {
        body: {
          name: 'Hanky Panky',
          glass: 'coupe',
          method: 'throw',
          alcoholic: true,
          difficulty: 'Beginner',
          prepTimeMinutes: 5,
          visibility: 'link',
          spec: [
            { amount: 45, unit: 'ml', name: 'gin', note: null, optional: false },
            { amount: 45, unit: 'ml', name: 'sweet vermouth', note: null, optional: false },
            { amount: 2, unit: 'dash', name: 'Fernet-Branca', note: null, optional: false },
          ],
          instructions: ['Stir with ice.', 'Strain into a chilled coupe.'],
        },
      },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/recipes/daiquiri'));
  });

  it('understands a whole line typed where the item belongs, orders by keyboard and says so [BEYOND-25]', async () => {
    const { user, form } = await openEditor();
    await user.type(form.getByLabelText('Ingredient of line 1'), '1 1/2 oz rye, bonded');
    await user.type(form.getByLabelText('Ingredient of line 2'), '3 dashes bitters');
    await user.tab();
    expect(form.getByLabelText('Amount of line 1')).toHaveValue('1½');
    expect(form.getByLabelText('Unit of line 1')).toHaveValue('oz');
    expect(itemsOf(form)).toEqual(['rye, bonded', 'bitters', '']);
    form.getByLabelText('Ingredient of line 2').focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(itemsOf(form)).toEqual(['bitters', 'rye, bonded', '']);
    expect(form.getByText('bitters is now line 1 of 3')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Move line 1 down' }));
    expect(itemsOf(form)).toEqual(['rye, bonded', 'bitters', '']);
    await user.type(form.getByLabelText('Ingredient of line 2'), '{Enter}');
    expect(itemsOf(form)).toHaveLength(4);
    await user.click(form.getByRole('button', { name: 'Remove line 3' }));
    expect(itemsOf(form)).toHaveLength(3);
  });

  it('tells how strong it is as it is written, and what it may be a double of [BEYOND-25]', async () => {
    const { user, form } = await openEditor();
    expect(form.getByText('Add ingredients to see how strong it is.')).toBeVisible();
    await paste(user, form);
    expect(await form.findByText('18.2% ABV, 132 ml in the glass')).toBeVisible();
    expect(form.getByRole('link', { name: 'Daiquiri' })).toHaveAttribute('href', '/recipes/daiquiri');
    expect(form.getByText('Read as White Rum')).toBeVisible();
    const { facts, ...reading } = exampleOf(ownRecipeRoutes.draft);
    fakeApi.answer(ownRecipeRoutes.draft, {
      ...reading,
      ingredients: [null, ...reading.ingredients.slice(1)],
      facts: { ...facts, abv: null },
    });
    await user.type(form.getByLabelText('Ingredient of line 1'), 's');
    expect(await form.findByText('We can’t tell yet: we don’t know gins'.replaceAll('’', "'"))).toBeVisible();
    expect(form.getByText("We don't know this ingredient")).toBeVisible();
  });

  it('keeps what was written over a reload, until it is sent or started over [BEYOND-25]', async () => {
    const { user, form, unmount } = await openEditor();
    await user.type(form.getByLabelText(/^Name/), 'Half a Thought');
    unmount();
    const again = await renderApp('/recipes');
    await again.user.click(await screen.findByRole('button', { name: 'Create a recipe' }));
    const kept = await dialog();
    expect(kept.getByLabelText(/^Name/)).toHaveValue('Half a Thought');
    await again.user.click(kept.getByRole('button', { name: 'Start over' }));
    expect(kept.getByLabelText(/^Name/)).toHaveValue('');
  });

  it('names the field that is wrong and sends nothing', async () => {
    const { user, form } = await openEditor();
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    expect(await form.findByText('Add at least one ingredient')).toBeVisible();
    expect(form.getByText('Add at least one step')).toBeVisible();
    expect(form.getByLabelText(/^Name/)).toBeInvalid();
    expect(fakeApi.received(ownRecipeRoutes.create)).toEqual([]);
  });

  it('says what is wrong in words, and no longer once it is mended [BEYOND-114]', async () => {
    const { user, form } = await openEditor();
    await user.type(form.getByLabelText(/^Name/), 'House Sour');
    await user.type(form.getByLabelText('Amount of line 1'), 'abc');
    await user.type(form.getByLabelText('Ingredient of line 1'), 'gin');
    await user.clear(form.getByLabelText('Serves'));
    await user.type(form.getByLabelText('Serves'), 'many');
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    const amount = 'Line 1: write the amount as a number up to 5,000, such as 45, 1.5 or 1 1/2.';
    expect(await form.findByText(amount)).toBeVisible();
    expect(form.getByText('Write a whole number, from 1 to 40.')).toBeVisible();
    expect(form.queryByText(/Invalid input/)).not.toBeInTheDocument();
    await user.clear(form.getByLabelText('Amount of line 1'));
    await waitFor(() => expect(form.queryByText(amount)).not.toBeInTheDocument());
    expect(form.getByText('Write a whole number, from 1 to 40.')).toBeVisible();
  });

  it('takes garnish and rim, and says what of them it does not know [BEYOND-114]', async () => {
    const { user, form } = await openEditor();
    await paste(user, form);
    await user.type(form.getByLabelText('Garnish'), 'orange twist, moonbeam');
    await user.selectOptions(form.getByLabelText('Rim'), 'Sugar');
    const reading = exampleOf(ownRecipeRoutes.draft);
    const read: NonNullable<typeof reading.garnish>['read'] = [{ shape: 'twist', ingredient: 'orange' }];
    fakeApi.answer(ownRecipeRoutes.draft, {
      ...reading,
      garnish: { read, rim: null, unknown: ['moonbeam'] },
    });
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    expect(await form.findByText(/We don't know moonbeam/)).toBeVisible();
    expect(fakeApi.received(ownRecipeRoutes.create)).toEqual([]);
    fakeApi.answer(ownRecipeRoutes.draft, { ...reading, garnish: { read, rim: null, unknown: [] } });
    await user.clear(form.getByLabelText('Garnish'));
    await user.type(form.getByLabelText('Garnish'), 'orange twist');
    expect(form.queryByText(/We don't know moonbeam/)).not.toBeInTheDocument();
    await user.click(form.getByRole('radio', { name: 'Only you' }));
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([
        { body: { garnish: [{ shape: 'twist', ingredient: 'orange' }], rim: 'sugar' } },
      ]),
    );
  });

  it('takes what one batch makes and how long it keeps, both or neither [BEYOND-300]', async () => {
    const { user, form } = await openEditor();
    await paste(user, form);
    await user.type(form.getByLabelText('One batch makes, ml'), '400');
    await user.click(form.getByRole('radio', { name: 'Only you' }));
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    expect(await form.findByText('Write how many days it keeps, from 1 to 730.')).toBeVisible();
    expect(fakeApi.received(ownRecipeRoutes.create)).toEqual([]);
    await user.type(form.getByLabelText('Keeps, days'), '21');
    expect(form.queryByText(/Write how many days/)).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    const homemade = { makesMl: 400, keepsDays: 21 };
    await waitFor(() =>
      expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([{ body: { homemade } }]),
    );
  });

  it('says at the ingredients which recipes would need each other [BEYOND-302]', async () => {
    const message = '“House mix” needs “Syrup”, “Syrup” needs “House mix”. Leave one of these out';
    fakeApi.refuse(ownRecipeRoutes.create, { status: 400, errors: [{ path: 'body.spec', message }] });
    const { user, form } = await openEditor();
    await paste(user, form);
    await user.click(form.getByRole('radio', { name: 'Only you' }));
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  it('offers names while an ingredient is typed, and a near one for an unknown [BEYOND-114]', async () => {
    const { facts, alcoholic, alike } = exampleOf(ownRecipeRoutes.draft);
    fakeApi.answer(ownRecipeRoutes.draft, { facts, alcoholic, alike, ingredients: [null] });
    fakeApi.answer(ingredientRoutes.suggest, {
      items: [{ slug: 'angostura-bitters', name: 'Angostura bitters' }],
    });
    const { user, form } = await openEditor();
    const item = form.getByLabelText('Ingredient of line 1');
    await user.type(item, 'Angostur biters');
    await user.click(await form.findByRole('button', { name: 'Use Angostura bitters' }));
    expect(item).toHaveValue('Angostura bitters');
    expect(fakeApi.received(ingredientRoutes.suggest)).toContainEqual({
      query: { q: 'Angostur biters', limit: 8 },
    });
  });

  it('asks before a second text takes the place of the first, and mixes nothing [BEYOND-114]', async () => {
    const { user, form } = await openEditor();
    await paste(user, form);
    await user.click(form.getByRole('button', { name: 'Paste a recipe text' }));
    const second = ['Gimlet', '60 ml gin', '20 ml lime cordial'].join('\n');
    fireEvent.change(form.getByLabelText('Recipe text'), { target: { value: second } });
    await user.click(form.getByRole('button', { name: 'Fill in the form' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Replace what you have written?' }));
    expect(itemsOf(form)).toEqual(['gin', 'sweet vermouth', 'Fernet-Branca']);
    await user.click(ask.getByRole('button', { name: 'Replace it' }));
    await waitFor(() => expect(itemsOf(form)).toEqual(['gin', 'lime cordial']));
    expect(form.getByRole('textbox', { name: /^Method/ })).toHaveValue('');
  });

  it('pours a ratio into the glass [BEYOND-114]', async () => {
    const { user, form } = await openEditor();
    for (const [line, amount] of ['2', '1', '1'].entries()) {
      await user.type(form.getByLabelText(`Amount of line ${line + 1}`), amount);
      await user.selectOptions(form.getByLabelText(`Unit of line ${line + 1}`), 'part');
      await user.type(
        form.getByLabelText(`Ingredient of line ${line + 1}`),
        ['gin', 'lime', 'syrup'][line] ?? '',
      );
    }
    await user.selectOptions(form.getByLabelText('Glass'), 'coupe');
    await user.click(form.getByRole('button', { name: 'Pour the parts into the glass' }));
    const amounts = [1, 2, 3].map(
      (line) => form.getByLabelText<HTMLInputElement>(`Amount of line ${line}`).value,
    );
    expect(amounts).toEqual(['45', '22.5', '22.5']);
    expect(form.getByLabelText('Unit of line 1')).toHaveValue('ml');
    expect(form.queryByRole('button', { name: 'Pour the parts into the glass' })).not.toBeInTheDocument();
  });

  it('says why no more can be created', async () => {
    const detail = 'You can have up to 100 recipes of your own. Delete one to make room.';
    fakeApi.refuse(ownRecipeRoutes.create, { status: 422, code: 'catalogue.too_many_recipes', detail });
    const { user, form } = await openEditor();
    await paste(user, form);
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    expect(await screen.findByRole('alert', { name: detail })).toBeVisible();
    expect(form.getByLabelText(/^Name/)).toHaveValue('Hanky Panky');
  });
});

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
    const form = await dialog();
    expect(itemsOf(form)).toEqual(['White Rum', 'Lime Juice', 'Simple Syrup']);
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'House Daiquiri');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe updated' })).toBeVisible());
    expect(fakeApi.received(ownRecipeRoutes.revise)).toMatchObject([
      {
        params: { id: mine.id },
        body: { revision: 1, recipe: { name: 'House Daiquiri', garnish: mine.garnish } },
      },
    ]);

    await user.click(section.getByRole('button', { name: 'Delete Daiquiri' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Daiquiri for good?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe deleted' })).toBeVisible());
    expect(fakeApi.received(ownRecipeRoutes.delete)).toEqual([{ params: { id: mine.id } }]);
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
    const form = await dialog();
    const asked = fakeApi.received(recipeRoutes.get).length;
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByRole('status', { name: 'Recipe updated' });
    await user.click(await screen.findByRole('button', { name: 'Versions of Daiquiri' }));
    const versions = await screen.findByRole('dialog');
    expect(await within(versions).findByText('Current version')).toBeVisible();
    expect(versions).toBeInTheDocument();
    expect(fakeApi.received(recipeRoutes.get)).toHaveLength(asked);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await user.click(within(versions).getByRole('button', { name: 'Close' }));
    expect(fakeApi.received(recipeRoutes.get), 'nor when the reader looks at it again').toHaveLength(asked);
    focusManager.setFocused(undefined);
  });
});

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
    return { ...view, list: await dialog() };
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
    expect(fakeApi.received(recipeVersionRoutes.restore)).toMatchObject([
      { params: { id: mine.id, version: 3 }, body: { revision: 7 } },
    ]);
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
      await (await dialog()).findByRole('heading', { name: 'Failed to load the versions' }),
    ).toBeVisible();
  });

  it('let a change be saved on top of another that came between [BEYOND-25]', async () => {
    await asAuthor();
    fakeApi.answer(recipeRoutes.get, mine);
    fakeApi.refuse(ownRecipeRoutes.revise, { status: 409, code: 'catalogue.recipe_changed' });
    const { user } = await renderApp('/recipes/daiquiri');
    await user.click(await screen.findByRole('button', { name: 'Edit Daiquiri' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/You can save yours on top; the other change stays/)).toBeVisible();
    fakeApi.answer(ownRecipeRoutes.get, { ...mine, revision: 2 });
    fakeApi.answer(ownRecipeRoutes.revise, { ...mine, revision: 3 });
    await user.click(form.getByRole('button', { name: 'Save mine on top' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe updated' })).toBeVisible());
    expect(fakeApi.received(ownRecipeRoutes.revise)).toMatchObject([
      { body: { revision: 1 } },
      { body: { revision: 2 } },
    ]);
  });
});

describe('a variation of a recipe', () => {
  const theirs = exampleOf(recipeRoutes.get);

  async function openCopy() {
    await asMember();
    fakeApi.answer(recipeRoutes.get, theirs);
    const view = await renderApp('/recipes/daiquiri');
    await view.user.click(await screen.findByRole('button', { name: 'Make it my own' }));
    return { ...view, form: await dialog() };
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
    ]);
  });

  it('is saved alone when its original is gone in the meantime [BEYOND-25]', async () => {
    fakeApi.refuse(ownRecipeRoutes.create, { status: 404, code: 'catalogue.original_not_found' });
    const { user, form } = await openCopy();
    await user.click(form.getByRole('button', { name: 'Create recipe' }));
    expect(await form.findByText(/You can save yours without the credit\./)).toBeVisible();
    fakeApi.answer(ownRecipeRoutes.create, mine);
    await user.click(form.getByRole('button', { name: 'Save without the credit' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipe created' })).toBeVisible());
    expect(fakeApi.received(ownRecipeRoutes.create)).toMatchObject([
      { body: { basedOn: theirs.id } },
      { body: { basedOn: null } },
    ]);
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

type Reported = OwnImportReport['recipes'][number];

describe('importing into one’s own recipes', () => {
  const text = '[{"@type":"Recipe"}]';
  const entry: Reported = { place: 1, name: 'Gimlet', change: 'new', differs: [], notes: [] };
  const recipes: Reported[] = [
    {
      ...entry,
      notes: [
        { field: 'glass', outcome: 'guessed', detail: 'coupe' },
        { field: 'alcoholic', outcome: 'guessed', detail: 'true' },
        { field: 'photo', outcome: 'refused', detail: 'There is no place for it here.' },
      ],
    },
    { ...entry, place: 2, name: 'Daiquiri', change: 'changed', differs: ['description', 'spec'] },
    {
      ...entry,
      place: 3,
      name: 'Nothing',
      change: 'refused',
      notes: [{ field: 'spec', outcome: 'refused', detail: 'We found no ingredients in it.', toCheck: true }],
    },
  ];
  async function check(room = 100, found = recipes, pasted = text) {
    await asMember();
    fakeApi.answer(ownImportRoutes.report, {
      format: 'schema.org',
      room,
      belongings: null,
      recipes: found,
    });
    const view = await renderApp('/profile');
    await view.user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Or paste its text'), { target: { value: pasted } });
    await view.user.click(form.getByRole('button', { name: 'Check the file' }));
    return { ...view, form };
  }

  it('tells recipe by recipe what would happen, and does what is chosen [BEYOND-25]', async () => {
    const { user, form } = await check();
    expect(await form.findByText('3 recipes found, schema.org data (JSON-LD)')).toBeVisible();
    for (const said of [
      'New',
      'Guessed: glass coupe, contains alcohol',
      'Left out: photo',
      'Already yours, and different',
      'Different: description, ingredients',
      'Unreadable, skipped',
      'We found no ingredients in it.',
    ])
      expect(form.getByText(said)).toBeVisible();
    expect(form.getByRole('button', { name: 'Import 1 recipe' })).toBeEnabled();
    await user.click(form.getByRole('radio', { name: 'Replace with the file' }));
    await user.click(form.getByRole('radio', { name: 'Everyone' }));
    await user.click(form.getByRole('button', { name: 'Import 2 recipes' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipes imported' })).toBeVisible());
    expect(fakeApi.received(ownImportRoutes.apply)).toEqual([
      { body: { text, format: 'schema.org', existing: 'update', visibility: 'public' } },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('counts what would happen, and lists only what asks for a look where one wants that [BEYOND-25, BEYOND-125]', async () => {
    const plain: Reported = { ...entry, place: 4, name: 'Negroni' };
    const detail = 'We found nothing with alcohol in it.';
    const doubt: Reported = {
      ...entry,
      place: 5,
      name: 'Shirley Temple',
      notes: [{ field: 'alcoholic', outcome: 'guessed', detail, toCheck: true }],
    };
    const { user, form } = await check(100, [...recipes, plain, doubt]);
    expect(await form.findByText('3 new, 1 already yours, and different, 1 left out')).toBeVisible();
    expect(form.getByText('Negroni')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'To check: 3' }));
    expect(form.getByText(detail)).toBeVisible();
    expect(form.queryByText('Negroni')).not.toBeInTheDocument();
    expect(form.queryByText('Gimlet')).not.toBeInTheDocument();
    expect(form.getByText('Daiquiri')).toBeVisible();
    expect(form.getByRole('button', { name: 'Import 3 recipes' })).toBeEnabled();
  });

  it('brings favorites, ratings, collections and the bar of a file of ours along [BEYOND-25]', async () => {
    await asMember();
    const none = { new: 0, changed: 0, same: 0, refused: 0 };
    const belongings = {
      favorites: { ...none, new: 3, same: 1 },
      ratings: { ...none, new: 1, changed: 2, refused: 1 },
      collections: none,
      bar: { ...none, new: 4 },
    };
    fakeApi.answer(ownImportRoutes.report, { format: 'json', room: 100, recipes: [], belongings });
    fakeApi.answer(ownImportRoutes.get, {
      ...exampleOf(ownImportRoutes.get),
      belongings: { favorites: 3, ratings: 3, collections: 0, bar: 4 },
    });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Or paste its text'), { target: { value: '{"barspoon":1}' } });
    await user.click(form.getByRole('button', { name: 'Check the file' }));
    const also = within(await form.findByRole('region', { name: 'Also in this file' }));
    expect(also.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Favorites: 3 new, 1 already yours',
      'Ratings: 1 new, 2 already yours, and different, 1 left out',
      'Bar items: 4 new',
    ]);
    expect(form.getByRole('button', { name: 'Import 8 entries' })).toBeEnabled();
    await user.click(form.getByRole('radio', { name: 'Replace with the file' }));
    await user.click(form.getByRole('button', { name: 'Import 10 entries' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'File imported' })).toBeVisible());
  });

  it('says when there is no room, and imports nothing', async () => {
    const { form } = await check(0);
    expect(await form.findByRole('alert')).toHaveTextContent(
      'New in this file: 1. Room for new recipes of yours: 0. Delete some to make room.',
    );
    expect(form.getByRole('button', { name: 'Import 1 recipe' })).toBeDisabled();
  });

  it('says what is wrong with a file', async () => {
    const message =
      'We recognize no recipes in this. It takes our own files, JSON-LD, CSV, and files of Bar Assistant, Mealie, Tandoor, Cooklang, TheCocktailDB, or Open Drinks.';
    await asMember();
    fakeApi.refuse(ownImportRoutes.report, { status: 400, errors: [{ path: 'body.text', message }] });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    fireEvent.change(form.getByLabelText('Or paste its text'), { target: { value: 'Dear diary' } });
    await user.click(form.getByRole('button', { name: 'Check the file' }));
    expect(await form.findByText(message)).toBeVisible();
  });

  it('of a pack goes out in parts, told as one and stored one after the other [BEYOND-136]', async () => {
    await asMember();
    fakeApi.answer(ownImportRoutes.report, ({ body }) => {
      const found = JSON.parse(body.text) as { name: string }[];
      const reported = found.map(({ name }, at): Reported => ({ ...entry, name, place: at + 1 }));
      return { format: 'bar-assistant' as const, room: 400, belongings: null, recipes: reported };
    });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    expect(
      await form.findByText('You can have up to 100 recipes of your own. Room for new ones: 88.'),
    ).toBeVisible();
    const pack = JSON.stringify(Array.from({ length: 306 }, (_, at) => ({ name: `Drink ${at % 305}` })));
    await user.upload(form.getByLabelText('Or a recipe file'), new File([pack], 'pack.json'));
    expect(await form.findByText('This file is sent in 2 parts.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Check the file' }));
    expect(await form.findByText('306 recipes found, Bar Assistant (JSON)')).toBeVisible();
    expect(form.getByText('305 new, 1 already yours')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Import 305 recipes' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Recipes imported' })).toBeVisible());
    const sent = fakeApi.received(ownImportRoutes.apply) as { body: { text: string } }[];
    expect(sent.map(({ body }) => JSON.parse(body.text).length)).toEqual([300, 6]);
  });

  it('of a pack that stops on the way says how much of it is in [BEYOND-136]', async () => {
    const many = JSON.stringify(Array.from({ length: 301 }, (_, at) => ({ name: `Drink ${at}` })));
    let asked = 0;
    fakeApi.answer(ownImportRoutes.get, () => {
      asked += 1;
      const one = exampleOf(ownImportRoutes.get);
      return asked === 1 ? one : { ...one, state: 'failed' as const, problem: 'One of them has changed.' };
    });
    const { user, form } = await check(400, [entry], many);
    await user.click(await form.findByRole('button', { name: /^Import \d+ recipes?$/ }));
    const said =
      '1 of 2 parts are imported, then it stopped: One of them has changed. You can undo them below.';
    await waitFor(() => expect(screen.getByRole('alert', { name: said })).toBeVisible());
  });

  it('may be a page of the web, by its address [BEYOND-25]', async () => {
    await asMember();
    fakeApi.answer(ownImportRoutes.page, { url: 'https://example.com/gimlet', text });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Web page'), 'example.com/gimlet');
    await user.click(form.getByRole('button', { name: 'Read the page' }));
    expect(await form.findByRole('region', { name: 'What will change' })).toBeVisible();
    expect(fakeApi.received(ownImportRoutes.page)).toEqual([{ body: { url: 'https://example.com/gimlet' } }]);
    expect(fakeApi.received(ownImportRoutes.report)).toEqual([{ body: { text } }]);
  });

  it('says what is wrong with a page', async () => {
    await asMember();
    const detail =
      'We found no recipe on this page. It takes pages that describe their recipes for search engines (schema.org).';
    fakeApi.refuse(ownImportRoutes.page, { status: 422, detail });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Web page'), 'https://example.com/');
    await user.click(form.getByRole('button', { name: 'Read the page' }));
    expect(await form.findByText(detail)).toBeVisible();
  });

  it('is undone for a day [BEYOND-25]', async () => {
    await asMember();
    const done = exampleOf(ownImportRoutes.get);
    const undone = { deleted: 1, restored: 0, kept: 0, belongings: done.belongings };
    const ends = [
      { ...done, state: 'undoing' as const },
      { ...done, state: 'undone' as const, undone },
    ];
    fakeApi.answer(ownImportRoutes.get, () => ends.shift() ?? done);
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    await user.click(
      await form.findByRole('button', { name: /^Undo the import of Thursday, January 1, 2026/ }),
    );
    await waitFor(() =>
      expect(
        screen.getByRole('status', {
          name: 'Import undone: 1 removed, 0 restored, 0 kept because you changed them',
        }),
      ).toBeVisible(),
    );
    expect(fakeApi.received(ownImportRoutes.get)).toHaveLength(2);
  });

  it('says why it could not be undone, and shows one that is being undone [BEYOND-25]', async () => {
    await asMember();
    const done = exampleOf(ownImportRoutes.get);
    const problem = 'Someone else changed this recipe. Reload it and try again.';
    fakeApi.answer(ownImportRoutes.get, { ...done, problem });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await dialog();
    await user.click(await form.findByRole('button', { name: /^Undo the import of/ }));
    expect(await screen.findByText(problem)).toBeVisible();
    fakeApi.answer(ownImportRoutes.list, { items: [{ ...done, state: 'undoing' }] });
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    expect(await (await dialog()).findByText('Undoing…')).toBeVisible();
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
    const form = await dialog();
    expect(form.getByRole('radio', { name: /^All my data/ })).toBeChecked();
    await user.click(form.getByRole('radio', { name: /^Recipes as a spreadsheet/ }));
    await user.click(form.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Export downloaded' })).toBeVisible());
    expect(fakeApi.received(ownExportRoutes.file)).toEqual([{ query: { format: 'csv' } }]);
    expect(saved).toEqual([expect.stringMatching(/^my-recipes-\d{4}-\d\d-\d\d\.csv$/)]);
    click.mockRestore();
  });
});
