import { type OwnImportReport, ownImportRoutes } from '@barspoon/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../testing/fake-api.ts';
import { openDialog } from '../testing/own-recipe-screens.ts';
import { asMember, renderApp } from '../testing/render-app.tsx';

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
    const form = await openDialog();
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
    await waitFor(() =>
      expect(fakeApi.received(ownImportRoutes.apply)).toEqual([
        { body: { text, format: 'schema.org', existing: 'update', visibility: 'public' } },
      ]),
    );
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
    const form = await openDialog();
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
    const form = await openDialog();
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
    const form = await openDialog();
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
    const form = await openDialog();
    await user.type(form.getByLabelText('Web page'), 'example.com/gimlet');
    await user.click(form.getByRole('button', { name: 'Read the page' }));
    expect(await form.findByRole('region', { name: 'What will change' })).toBeVisible();
    await waitFor(() =>
      expect(fakeApi.received(ownImportRoutes.page)).toEqual([
        { body: { url: 'https://example.com/gimlet' } },
      ]),
    );
    await waitFor(() => expect(fakeApi.received(ownImportRoutes.report)).toEqual([{ body: { text } }]));
  });

  it('says what is wrong with a page', async () => {
    await asMember();
    const detail =
      'We found no recipe on this page. It takes pages that describe their recipes for search engines (schema.org).';
    fakeApi.refuse(ownImportRoutes.page, { status: 422, detail });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await openDialog();
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
    const form = await openDialog();
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
    await waitFor(() => expect(fakeApi.received(ownImportRoutes.get)).toHaveLength(2));
  });

  it('says why it could not be undone, and shows one that is being undone [BEYOND-25]', async () => {
    await asMember();
    const done = exampleOf(ownImportRoutes.get);
    const problem = 'Someone else changed this recipe. Reload it and try again.';
    fakeApi.answer(ownImportRoutes.get, { ...done, problem });
    const { user } = await renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    const form = await openDialog();
    await user.click(await form.findByRole('button', { name: /^Undo the import of/ }));
    expect(await screen.findByText(problem)).toBeVisible();
    fakeApi.answer(ownImportRoutes.list, { items: [{ ...done, state: 'undoing' }] });
    await user.click(form.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Import recipes' }));
    expect(await (await openDialog()).findByText('Undoing…')).toBeVisible();
  });
});
