import { ingredientRoutes, ownRecipeRoutes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { itemsOf, type OpenDialog, openDialog } from '../testing/own-recipe-screens.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function openEditor() {
  await asMember();
  const view = await renderApp('/recipes');
  await view.user.click(await screen.findByRole('button', { name: 'Create a recipe' }));
  return { ...view, form: await openDialog() };
}
const text = `Hanky Panky

45 ml gin
45 ml sweet vermouth
2 dashes Fernet-Branca

Stir with ice. Strain into a chilled coupe.`;
async function paste(user: User, form: OpenDialog) {
  await user.click(form.getByRole('button', { name: 'Paste a recipe text' }));
  fireEvent.change(form.getByLabelText('Recipe text'), { target: { value: text } });
  await user.click(form.getByRole('button', { name: 'Fill in the form' }));
}

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
    await waitFor(() =>
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
      ]),
    );
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
    const kept = await openDialog();
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
    await waitFor(() =>
      expect(fakeApi.received(ingredientRoutes.suggest)).toContainEqual({
        query: { q: 'Angostur biters', limit: 8 },
      }),
    );
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
