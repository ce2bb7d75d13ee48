import type { adminRecipeRoutes, Recipe, RecipeInput, SentInputOf } from '@barspoon/contracts';

/**
 * A recipe as its form holds it: what `recipeInputSchema` takes, with steps as objects because lists of plain texts
 * cannot be reordered in a form, and with the revision that was read.
 */
export type RecipeForm = Omit<RecipeInput, 'instructions'> & {
  instructions: { text: string }[];
  revision?: number;
};

/** A new recipe before anything is typed. */
export const emptyRecipe: Partial<RecipeForm> = {
  name: '',
  alternativeNames: [],
  description: '',
  alcoholic: true,
  difficulty: null,
  prepTimeMinutes: null,
  serves: 1,
  method: null,
  ice: 'none',
  rim: null,
  garnish: [],
  homemade: null,
  spec: [],
  instructions: [{ text: '' }],
  tags: [],
  image: null,
};

export function recipeFormOf(recipe: Recipe): RecipeForm & { id: string } {
  const { id, revision, name, alternativeNames, description, category, alcoholic, difficulty } = recipe;
  const { prepTimeMinutes, serves, method, glass, ice, rim, garnish, homemade, tags, image } = recipe;
  return {
    id,
    revision,
    name,
    alternativeNames,
    description,
    category,
    alcoholic,
    difficulty,
    prepTimeMinutes,
    serves,
    method,
    glass,
    ice,
    rim,
    garnish,
    homemade,
    tags,
    image,
    spec: recipe.spec.map(({ amount, unit, name, note, optional }) => ({
      amount,
      unit,
      name,
      note,
      optional,
    })),
    instructions: recipe.instructions.map((text) => ({ text })),
  };
}

/** What is sent of a form: emptied fields become what the contract calls empty. */
export function recipeInputOf(form: RecipeForm): SentInputOf<typeof adminRecipeRoutes.create>['body'] {
  const { id: _, revision: __, ...fields } = form as RecipeForm & { id?: string };
  return {
    ...fields,
    name: form.name ?? '',
    description: form.description ?? '',
    serves: form.serves ?? 1,
    alcoholic: form.alcoholic ?? false,
    image: form.image || null,
    homemade: form.homemade?.makesMl || form.homemade?.keepsDays ? form.homemade : null,
    spec: (form.spec ?? []).map((line) => ({
      amount: line.amount ?? null,
      unit: line.unit,
      name: line.name ?? '',
      note: line.note || null,
      optional: line.optional ?? false,
    })),
    instructions: (form.instructions ?? []).map(({ text }) => text ?? ''),
  };
}

/** Where a field of the sent recipe is in the form: `body.recipe.instructions.2` is `instructions.2.text`. */
export function recipeFieldOf(path: string): string {
  const field = path.replace(/^body\.?/, '').replace(/^recipe\.?/, '');
  return field.replace(/^(tags|alternativeNames)\.\d+.*$/, '$1').replace(/^(instructions\.\d+)$/, '$1.text');
}
