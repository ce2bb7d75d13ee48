import { adminRecipeRoutes, ingredientRoutes } from '@barspoon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { Refusal } from '../testing/refusal.ts';

const daiquiri = adminRecipeRoutes.get.example.response;
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the recipe list', () => {
  it('says so when it cannot be loaded [ADM-REC-08]', async () => {
    const api = createFakeApi();
    api.answers.set(adminRecipeRoutes.list.key, () => {
      throw new Refusal({ status: 503, code: 'test.down' });
    });
    await openConsole(api, '/recipes');
    expect(await screen.findByText('Failed to load recipes')).toBeVisible();
  });

  it('features a recipe at once [ADM-REC-01, FEAT-08]', async () => {
    const api = createFakeApi({ recipes: [{ ...daiquiri, featured: false }] });
    const user = await openConsole(api, '/recipes');
    await user.click(await screen.findByRole('button', { name: 'Featured: Daiquiri' }));
    // The list is drawn again when the answer has come.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Featured: Daiquiri', pressed: true })).toBeVisible(),
    );
    expect(await screen.findByText('Feature status updated')).toBeVisible();
    await waitFor(() => expect(api.recipes.get(daiquiri.id).featured).toBe(true));
  });

  it('takes the star back and says why when featuring is refused [ADM-REC-12, BEYOND-30]', async () => {
    const api = createFakeApi({ recipes: [{ ...daiquiri, featured: false }] });
    api.answers.set(adminRecipeRoutes.feature.key, () => {
      throw new Refusal({
        status: 422,
        code: 'catalogue.featured_limit',
        detail: 'Six are featured already.',
      });
    });
    const user = await openConsole(api, '/recipes');
    await user.click(await screen.findByRole('button', { name: 'Featured: Daiquiri' }));
    expect(
      await screen.findByText('Failed to update feature status: Six are featured already.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Featured: Daiquiri', pressed: false })).toBeVisible(),
    );
  });
});

describe('the recipe form', () => {
  it('saves a change [ADM-REC-06]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    const name = await field('Name');
    await user.clear(name);
    await user.type(name, 'Sour');
    await user.click(save());
    expect(await screen.findByText('Recipe updated')).toBeVisible();
    expect(api.recipes.get(daiquiri.id)).toMatchObject({ name: 'Sour', revision: 2 });
  });

  it('takes a saved change back by one more call, against the revision the save made [BEYOND-94]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    const name = await field('Name');
    await user.clear(name);
    await user.type(name, 'Sour');
    await user.click(save());
    expect(await screen.findByText('Recipe updated')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Change undone')).toBeVisible();
    expect(api.recipes.get(daiquiri.id)).toMatchObject({ name: daiquiri.name, revision: 3 });
    const sent = api.requests.filter(({ key }) => key === adminRecipeRoutes.revise.key);
    expect(sent.map(({ input }) => input.body.revision)).toEqual([1, 2]);
    const [saved, restored] = sent.map(({ input }) => input.body.recipe as Record<string, unknown>);
    expect(restored).toEqual({ ...saved, name: daiquiri.name });
    const { description, instructions, tags } = daiquiri;
    expect(restored).toMatchObject({ description, instructions, tags });
  });

  it('says so when somebody else changed the recipe before it is taken back, and keeps their change [BEYOND-94]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    const name = await field('Name');
    await user.clear(name);
    await user.type(name, 'Sour');
    await user.click(save());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    api.recipes.change(daiquiri.id, { name: 'Theirs', revision: 3 });
    await user.click(undo);
    await waitFor(() =>
      expect(api.requests.filter(({ key }) => key === adminRecipeRoutes.revise.key)).toHaveLength(2),
    );
    expect(screen.queryByText('Change undone')).toBeNull();
    expect(api.recipes.get(daiquiri.id)).toMatchObject({ name: 'Theirs', revision: 3 });
  });

  it('reads comma separated ingredients and tags into lines and chips [ADM-REC-02]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await user.type(await field('Quick entry'), ' 2 dashes orange bitters,, salt to taste {Enter}');
    expect(group('Ingredient 4').getByRole('combobox', { name: 'Ingredient' })).toHaveValue('orange bitters');
    expect(group('Ingredient 4').getByRole('spinbutton', { name: 'Amount' })).toHaveValue(2);
    expect(group('Ingredient 5').getByRole('combobox', { name: 'Ingredient' })).toHaveValue('salt');
    await user.type(screen.getByRole('combobox', { name: 'Tags' }), ' bitter , ,dry');
    await user.click(save());
    await waitFor(() => expect(api.recipes.get(daiquiri.id).spec).toHaveLength(5));
    expect(api.recipes.get(daiquiri.id).tags).toEqual(['sour', 'citrus', 'bitter', 'dry']);
  });

  it('is not published by Enter in an empty tags field, which ends a tag otherwise', async () => {
    const api = createFakeApi({ recipes: [daiquiri] });
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    const tags = await screen.findByRole('combobox', { name: 'Tags' });
    await user.type(tags, 'bitter{Enter}');
    expect(await screen.findByRole('button', { name: 'bitter' })).toBeVisible();
    await user.type(tags, '{Enter}');
    await user.type(tags, '  {Enter}');
    expect(api.requests.map(({ key }) => key)).not.toContain(adminRecipeRoutes.revise.key);
  });

  it('reorders and removes lines by button', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await field('Name');
    await user.click(screen.getByRole('button', { name: 'Move ingredient 1 down' }));
    await user.click(screen.getByRole('button', { name: 'Remove ingredient 3' }));
    await user.click(save());
    await waitFor(() => expect(api.recipes.get(daiquiri.id).revision).toBe(2));
    expect(api.recipes.get(daiquiri.id).spec.map(({ name }) => name)).toEqual(['Lime Juice', 'White Rum']);
  });

  it('suggests the names of the vocabulary', async () => {
    const api = createFakeApi();
    api.answers.set(ingredientRoutes.suggest.key, ({ query }) => ({
      items: [{ slug: 'white-rum', name: `White Rum for ${query.q}` }],
    }));
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await field('Name');
    const name = group('Ingredient 1').getByRole('combobox', { name: 'Ingredient' });
    await user.clear(name);
    await user.type(name, 'whi');
    await user.click(await screen.findByRole('option', { name: 'White Rum for whi' }));
    expect(name).toHaveValue('White Rum for whi');
  });

  it('marks wrong fields before anything is sent', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await user.clear(await field('Name'));
    await user.click(save());
    expect(await screen.findByText('Please fix the highlighted fields.')).toBeVisible();
    expect(screen.getByText('Please fill this in')).toBeVisible();
    expect(api.recipes.get(daiquiri.id).revision).toBe(1);
  });

  it('shows what the server refuses at its field and says that nothing was saved [ADM-REC-10]', async () => {
    const api = createFakeApi();
    api.answers.set(adminRecipeRoutes.revise.key, () => {
      const errors = [{ path: 'body.recipe.spec.0.name', message: 'No such thing' }];
      throw new Refusal({ status: 400, code: 'gateway.invalid_request', errors });
    });
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await user.type(await field('Name'), '!');
    await user.click(save());
    expect(await screen.findByText('Failed to save recipe')).toBeVisible();
    expect(group('Ingredient 1').getByText('No such thing')).toBeVisible();
  });

  it('keeps both versions within reach when somebody else was faster', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await user.type(await field('Name'), '!');
    api.recipes.change(daiquiri.id, { name: 'Daiquiri theirs', revision: 5 });
    await user.click(save());
    expect(await screen.findByText(/Someone else changed this recipe/)).toBeVisible();
    expect(screen.getByText('Failed to save recipe')).toBeVisible();
    expect(await field('Name')).toHaveValue('Daiquiri!');
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Daiquiri theirs'));

    await user.type(await field('Name'), '?');
    api.recipes.change(daiquiri.id, { revision: 6 });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(api.recipes.get(daiquiri.id).revision).toBe(7));
    expect(api.recipes.get(daiquiri.id).name).toBe('Daiquiri theirs?');
  });

  it('deletes after asking [ADM-REC-03, ADM-REC-07]', async () => {
    const api = createFakeApi();
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete this recipe?')).toBeVisible();
    expect(api.recipes.all()).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Recipe deleted successfully')).toBeVisible();
    expect(api.recipes.all()).toHaveLength(0);
  });
});

describe("a recipe's photo", () => {
  const file = (name: string, type: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type });
  const chosen = async (api: ReturnType<typeof createFakeApi>, photo: File) => {
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await user.upload(await screen.findByLabelText('Photo file'), photo);
    return user;
  };
  const { image } = adminRecipeRoutes.uploadPhoto.example.response;

  it('is uploaded, shown in the form and published with the recipe [ADM-REC-01, ADM-REC-04]', async () => {
    const api = createFakeApi();
    const user = await chosen(api, file('sour.png', 'image/png'));
    expect(await screen.findByRole('img', { name: 'The photo as it will be shown' })).toHaveAttribute(
      'src',
      image,
    );
    expect(await screen.findByText('Photo uploaded. Save the recipe to publish it.')).toBeVisible();
    expect(api.recipes.get(daiquiri.id).image).toBeNull();
    await user.click(save());
    await waitFor(() => expect(api.recipes.get(daiquiri.id).image).toBe(image));
  });

  it('says why when it is refused [ADM-REC-11]', async () => {
    const api = createFakeApi();
    api.answers.set(adminRecipeRoutes.uploadPhoto.key, () => {
      throw new Refusal({ status: 503, code: 'test.down' });
    });
    await chosen(api, file('sour.png', 'image/png'));
    expect(await screen.findByText('Image upload failed')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'The photo as it will be shown' })).toBeNull();
  });

  it('says what is wrong with a file that is no picture [ADM-REC-11]', async () => {
    const api = createFakeApi();
    api.answers.set(adminRecipeRoutes.uploadPhoto.key, () => {
      throw new Refusal({ status: 400, code: 'gateway.not_an_image', detail: 'Please select an image file' });
    });
    await chosen(api, file('sour.png', 'image/png'));
    expect(await screen.findByText('Image upload failed: Please select an image file')).toBeVisible();
  });

  it('is not sent when it is too large [CONTRA-22]', async () => {
    const api = createFakeApi();
    await chosen(api, file('sour.png', 'image/png', 5 * 1024 * 1024 + 1));
    expect(await screen.findByText('File size must be less than 5MB')).toBeVisible();
    expect(api.requests.some(({ key }) => key === adminRecipeRoutes.uploadPhoto.key)).toBe(false);
  });

  it('is taken away with a button, and only when the recipe is saved', async () => {
    const api = createFakeApi({ recipes: [{ ...daiquiri, image }] });
    const user = await openConsole(api, `/recipes/${daiquiri.id}`);
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(api.recipes.get(daiquiri.id).image).toBe(image);
    await user.click(save());
    await waitFor(() => expect(api.recipes.get(daiquiri.id).image).toBeNull());
  });
});
