import {
  adminRecipeRoutes,
  photoOfSize,
  photoSizes,
  type RecipeInput,
  recipeRoutes,
} from '@barspoon/contracts';
import { type Agent, aMember, anAdmin, eventually, type Stack } from '@barspoon/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith, smallPng } from '../support/pictures.ts';
import { sharedServices } from '../support/shared-services.ts';

let stack: Stack;
let admin: Agent;

beforeAll(async () => {
  stack = await sharedServices();
  admin = await anAdmin(stack);
});
afterAll(() => stack.stop());

const input: RecipeInput = {
  ...adminRecipeRoutes.create.example.body,
  name: 'House Sour',
} as RecipeInput;
const aRecipe = () => admin.call(adminRecipeRoutes.create, { body: input });

async function upload(agent: Agent, recipeId: string, form: FormData) {
  const response = await fetch(`${stack.url}/api/v1/admin/recipes/${recipeId}/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${agent.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as { image: string; detail?: string } };
}
const fileAt = (path: string) => fetch(`${stack.url}${path}`);
describe("a recipe's photo", () => {
  it('is stored in two sizes, served for an hour and shown once the recipe is saved [ADM-REC-01, ADM-REC-04]', async () => {
    const recipe = await aRecipe();
    const { status, body } = await upload(admin, recipe.id, formWith(smallPng));
    expect(status).toBe(200);
    expect(body.image).toMatch(new RegExp(`^/uploads/recipe-photos/recipes/${recipe.id}/\\d+-1200\\.webp$`));
    for (const size of photoSizes) {
      const file = await fileAt(photoOfSize(body.image, size));
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe('image/webp');
      expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
    }
    const shown = () => stack.visitor().call(recipeRoutes.get, { params: { id: recipe.id } });
    expect((await shown()).image).toBeNull();

    await admin.call(adminRecipeRoutes.revise, {
      params: { id: recipe.id },
      body: { revision: recipe.revision, recipe: { ...input, image: body.image } },
    });
    await eventually(async () => expect((await shown()).image).toBe(body.image));
    await eventually(async () => {
      const { items } = await stack.visitor().call(recipeRoutes.list, { query: {} });
      expect(items.find(({ id }) => id === recipe.id)?.image).toBe(photoOfSize(body.image, 480));
    });
  });

  it('goes with the recipe [BEYOND-40]', async () => {
    const recipe = await aRecipe();
    const { body } = await upload(admin, recipe.id, formWith(smallPng));
    expect((await fileAt(body.image)).status).toBe(200);
    await admin.call(adminRecipeRoutes.delete, { params: { id: recipe.id } });
    await eventually(async () => expect((await fileAt(body.image)).status).toBe(404));
  });

  it('may have 5 MB and not a byte more [CONTRA-22]', async () => {
    const recipe = await aRecipe();
    const limit = 5 * 1024 * 1024;
    const padded = (size: number) => Buffer.concat([smallPng, Buffer.alloc(size - smallPng.length)]);
    expect((await upload(admin, recipe.id, formWith(padded(limit)))).status).toBe(200);
    const { status, body } = await upload(admin, recipe.id, formWith(padded(limit + 1)));
    expect({ status, detail: body.detail }).toEqual({
      status: 413,
      detail: 'File size must be less than 5MB',
    });
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture that is a page as well', Buffer.concat([smallPng, Buffer.from('<script>1</script>')])],
  ])('cannot be %s (security 38) [BEYOND-17]', async (_, content) => {
    const { id } = await aRecipe();
    const { status, body } = await upload(admin, id, formWith(content));
    expect({ status, detail: body.detail }).toEqual({ status: 415, detail: 'Please select an image file' });
  });

  it('needs its file, a recipe and an admin', async () => {
    const { id } = await aRecipe();
    const status = async (agent: Agent, recipeId: string, form: FormData) =>
      (await upload(agent, recipeId, form)).status;
    expect(await status(admin, id, new FormData())).toBe(400);
    expect(await status(admin, 'daiquiri', formWith(smallPng))).toBe(400);
    expect(await status(admin, '01939c5e-6a00-7000-8000-0000000000ff', formWith(smallPng))).toBe(404);
    expect(await status(await aMember(stack), id, formWith(smallPng))).toBe(403);
    expect(await status(stack.visitor(), id, formWith(smallPng))).toBe(401);
  });

  it('cannot be an address of our own that is no photo of ours', async () => {
    const recipe = await aRecipe();
    const answer = await admin.send(adminRecipeRoutes.revise, {
      params: { id: recipe.id },
      body: { revision: recipe.revision, recipe: { ...input, image: '/uploads/../keys' } },
    });
    expect(answer.body.errors).toEqual([
      { path: 'body.recipe.image', message: 'Enter a web address that starts with https://' },
    ]);
  });
});
