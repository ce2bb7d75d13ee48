import { adminRecipeRoutes, recipeInputSchema } from '@barspoon/contracts';
import { describe, expect, it } from 'vitest';
import { emptyRecipe, type RecipeForm, recipeFieldOf, recipeFormOf, recipeInputOf } from './recipe-form.ts';
import { recipeResolver } from './recipe-resolver.ts';

const recipe = adminRecipeRoutes.get.example.response;
const form = recipeFormOf(recipe);

const errorsOf = async (values: object) =>
  (await recipeResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;

describe('the recipe form', () => {
  it('sends back exactly what the recipe was when nothing is touched', () => {
    const sent = recipeInputSchema.parse(recipeInputOf(form));
    for (const [field, value] of Object.entries(sent)) {
      if (field === 'spec') continue;
      expect(value, field).toEqual(recipe[field as keyof typeof recipe]);
    }
    expect(sent.spec).toEqual(recipe.spec.map(({ ingredient: _, ...line }) => line));
  });

  it('sends emptied fields as what the contract calls empty', () => {
    const emptied = { ...form, description: null, image: '', difficulty: null } as unknown as RecipeForm;
    expect(recipeInputSchema.parse(recipeInputOf(emptied))).toMatchObject({
      description: '',
      image: null,
      difficulty: null,
    });
  });

  it('makes an ingredient where both fields say so, and none where both are emptied [BEYOND-300]', async () => {
    const homemade = { makesMl: 400, keepsDays: 21 };
    expect(recipeInputSchema.parse(recipeInputOf({ ...form, homemade })).homemade).toEqual(homemade);
    const emptied = { ...form, homemade: { makesMl: null, keepsDays: null } } as unknown as RecipeForm;
    expect(recipeInputSchema.parse(recipeInputOf(emptied)).homemade).toBeNull();
    const half = { ...form, homemade: { makesMl: 400, keepsDays: null } } as unknown as RecipeForm;
    expect(await errorsOf(half)).toMatchObject({
      homemade: { keepsDays: { message: 'Please fill this in' } },
    });
  });

  it('finds nothing wrong with a recipe as it came [BEYOND-94]', async () => {
    expect(await errorsOf(form)).toEqual({});
  });

  it('marks every field that a new recipe still needs', async () => {
    expect(await errorsOf(emptyRecipe)).toMatchObject({
      name: { message: 'Please fill this in' },
      category: { message: 'Please fill this in' },
      glass: { message: 'Please fill this in' },
      spec: { message: 'Add at least one ingredient' },
      instructions: [{ text: { message: 'Please fill this in' } }],
    });
  });

  it('marks the wrong cell of a line in plain words', async () => {
    const spec = [form.spec[0], { ...form.spec[1], amount: 9000, name: ' ' }];
    const errors = await errorsOf({ ...form, spec, image: 'lime.png', prepTimeMinutes: 0 });
    expect(errors).toMatchObject({
      spec: [undefined, { amount: { message: 'At most 5000' }, name: { message: 'Please fill this in' } }],
      image: { message: 'Enter a web address that starts with https://' },
      prepTimeMinutes: { message: 'At least 1' },
    });
  });

  it.each([
    ['body.name', 'name'],
    ['body.recipe.spec.0.amount', 'spec.0.amount'],
    ['body.recipe.instructions.2', 'instructions.2.text'],
    ['body.recipe.instructions', 'instructions'],
    ['body.tags.3', 'tags'],
    ['body', ''],
  ])('finds the refused %s in the form as "%s"', (path, field) => {
    expect(recipeFieldOf(path)).toBe(field);
  });
});
