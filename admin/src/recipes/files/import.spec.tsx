import { adminRecipeRoutes, type RecipeImport, recipeFileRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fake-api.ts';
import { openConsole } from '../../testing/open-console.tsx';
import { Refusal } from '../../testing/refusal.ts';

const ready = recipeFileRoutes.get.example.response;
const entry = recipeFileRoutes.recipes.example.response.items[0];
const file = new File(['- slug: daiquiri\n'], 'recipes.yaml');

/** The console's import with a file chosen, on an API that has read it so. */
async function readFile(found: Partial<RecipeImport>, more = {}) {
  const api = createFakeApi();
  const state = { ...ready, ...found } as RecipeImport;
  api.answers.set(recipeFileRoutes.import.key, () => ({ ...state, state: 'reading', read: 0 }));
  api.answers.set(recipeFileRoutes.get.key, () => state);
  api.answers.set(recipeFileRoutes.recipes.key, ({ query }) => ({
    items: [
      { ...entry, notes: [{ field: `${query.outcome ?? 'all'} field`, outcome: 'guessed', detail: 'Gin' }] },
    ],
    nextCursor: null,
  }));
  for (const [key, answer] of Object.entries(more)) api.answers.set(key, answer as () => unknown);
  const user = await openConsole(api, '/recipes');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await screen.findByRole('dialog', { name: 'Import recipes' });
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  return { api, user };
}

describe('importing recipes', () => {
  it('shows what a file would do before anything is done, and does it when that is confirmed', async () => {
    const { api, user } = await readFile({});
    const button = await screen.findByRole('button', { name: 'Import 1 recipe' });
    expect(screen.getByText('recipes.yaml, Recipe library (YAML)')).toBeVisible();
    expect(await screen.findByText('all field')).toBeVisible();
    expect(api.requests.some(({ key }) => key === recipeFileRoutes.apply.key)).toBe(false);
    const result = { existing: 'skip', created: 1, updated: 0, left: 0 };
    api.answers.set(recipeFileRoutes.get.key, () => ({ ...ready, state: 'applied', result }));
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Import 1 recipe?' }));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('1 new, 0 updated, 0 unchanged.')).toBeVisible();
    const applied = api.requests.filter(({ key }) => key === recipeFileRoutes.apply.key);
    expect(applied.map(({ input }) => input.body)).toEqual([{ existing: 'skip' }]);
  });

  it('shows lines of one outcome when asked', async () => {
    const { user } = await readFile({ outcomes: { mapped: 14, guessed: 1, refused: 0 } });
    expect(await screen.findByText('guessed field')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refused (0)' }));
    expect(await screen.findByText('refused field')).toBeVisible();
  });

  it('leaves recipes that are here as they are until told otherwise', async () => {
    const changes = { new: 0, changed: 2, edited: 1, same: 0, refused: 0 };
    const { api, user } = await readFile({ changes });
    expect(await screen.findByRole('button', { name: 'Import 0 recipes' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Update all of them.*\(3\)/ }));
    await user.click(screen.getByRole('button', { name: 'Import 3 recipes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import 3 recipes?' }));
    expect(dialog.getByText('0 new and 3 updated. Members will see the changes right away.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(api.requests.find(({ key }) => key === recipeFileRoutes.apply.key)?.input.body).toEqual({
        existing: 'overwrite',
      }),
    );
  });

  it('lets the readable recipes of a file in, and says how many stay out [BEYOND-122]', async () => {
    const changes = { new: 1, changed: 0, edited: 0, same: 1, refused: 2 };
    const { api, user } = await readFile({ changes });
    expect(await screen.findByText(/^2 recipes can't be read and will be left out/)).toBeVisible();
    const result = { existing: 'skip', created: 1, updated: 0, left: 3 };
    api.answers.set(recipeFileRoutes.get.key, () => ({ ...ready, changes, state: 'applied', result }));
    await user.click(screen.getByRole('button', { name: 'Import 1 recipe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import 1 recipe?' }));
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(
      await screen.findByText("1 new, 0 updated, 1 unchanged. 2 recipes couldn't be read."),
    ).toBeVisible();
  });

  it('offers no import of a file of which nothing can be read, and says why', async () => {
    const problem = 'None of the 2 recipes can be read.';
    await readFile({ problem, changes: { new: 0, changed: 0, edited: 0, same: 0, refused: 2 } });
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  });

  it('says what is wrong with a file that is refused, and lets it be read again', async () => {
    const refused = () => {
      throw new Refusal({ status: 415, code: 'catalogue.not_text', detail: "This isn't a text file." });
    };
    const { api, user } = await readFile({}, { [recipeFileRoutes.import.key]: refused });
    expect(await screen.findByText(/This isn't a text file\./)).toBeVisible();
    api.answers.set(recipeFileRoutes.import.key, () => ready);
    await user.click(screen.getByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByRole('button', { name: 'Import 1 recipe' })).toBeVisible();
  });

  it('goes on asking after an answer that did not come', async () => {
    let asked = 0;
    const { user } = await readFile(
      {},
      {
        [recipeFileRoutes.get.key]: () => {
          if (asked++ === 0)
            throw new Refusal({ status: 503, code: 'common.unavailable', detail: 'Not now.' });
          return ready;
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Import 1 recipe' })).toBeVisible();
  });
});

describe('exporting recipes', () => {
  it('asks the server for a file of the format under the filters of the list', async () => {
    const api = createFakeApi();
    const filter = encodeURIComponent(JSON.stringify({ q: 'Daiquiri' }));
    const user = await openConsole(api, `/recipes?filter=${filter}`);
    await screen.findByText(adminRecipeRoutes.get.example.response.name);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'schema.org Recipe (JSON-LD)' }));
    await waitFor(() =>
      expect(api.requests.find(({ key }) => key === recipeFileRoutes.export.key)?.input.query).toMatchObject({
        format: 'schema.org',
        q: 'Daiquiri',
      }),
    );
  });
});
