import {
  barItemRoutes,
  ledgerRoutes,
  matchRoutes,
  ownBarRoutes,
  recipeNoteRoutes,
  type ShoppingInput,
  type ShoppingLine,
  shoppingRoutes,
} from '@barspoon/contracts';
import { DomainError, newId } from '@barspoon/platform';
import { z } from 'zod';
import { pageOf } from './recipe-tools.ts';
import type { Call } from './route-calls.ts';
import { byMembers, bySite, type Told } from './told.ts';
import { changing, reading } from './tool.ts';

const bar = barItemRoutes.list.query.shape.bar.describe(
  'Id of one of their bars, from my_bar; the one they have chosen without it.',
);

/** The bar that is meant. */
async function barIdOf(call: Call, named: string | undefined): Promise<string> {
  if (named !== undefined) return named;
  const chosen = (await call(ownBarRoutes.list, {})).items.find(({ isChosen }) => isChosen);
  if (!chosen) throw new DomainError('notFound', 'gateway.no_bar', 'This member has no bar yet.');
  return chosen.id;
}

const listed = barItemRoutes.list.query.shape;
export const myBar = reading({
  name: 'my_bar',
  title: 'My bar',
  description: "What stands on the member's bar, and which bars they have.",
  routes: [barItemRoutes.list, ownBarRoutes.list],
  input: z.strictObject({
    bar,
    q: listed.q,
    category: listed.category,
    ingredient: listed.ingredient.describe('Only this ingredient and its kinds, by its slug.'),
    limit: listed.limit,
    cursor: listed.cursor,
  }),
  run: async (call, query) => {
    const [bars, items] = await Promise.all([
      call(ownBarRoutes.list, {}),
      call(barItemRoutes.list, { query: { ...query, owned: true, sort: 'name' } }),
    ]);
    return {
      facts: bySite({ total: items.total, nextCursor: items.nextCursor }),
      bars: bars.items.map(({ name, ...facts }) => ({
        facts: bySite(facts),
        untrusted: byMembers({ name }),
      })),
      items: items.items.map(({ id, category, ingredient, name, brand }) => ({
        facts: bySite({ id, category, ingredient }),
        untrusted: byMembers({ name, brand }),
      })),
    };
  },
});

const whatCanIMake = reading({
  name: 'what_can_i_make',
  title: 'What can I make?',
  description:
    "Recipes by how far the member's bar meets them, best first, with what is missing. With `makeable` only those it meets wholly; with `swaps` substitutes count, and each is named.",
  routes: [matchRoutes.list],
  input: matchRoutes.list.query,
  run: async (call, query, site) => {
    const { items, total, nextCursor, makeable, owned } = await call(matchRoutes.list, { query });
    return {
      facts: bySite({ total, nextCursor, makeable, owned }),
      items: items.map(({ recipeId, category, alcoholic, percent, name, missing, toMake, swaps }) => ({
        facts: bySite({ id: recipeId, category, alcoholic, percent, page: pageOf(recipeId, site) }),
        untrusted: byMembers({
          name,
          missing,
          makeAtHome: toMake.map((one) => one.line),
          swaps: swaps.map(({ instead, name: use, ratio, note, brings }) => ({
            instead,
            use,
            ratio,
            note,
            brings,
          })),
        }),
      })),
    };
  },
});

const shoppingLines = (items: readonly ShoppingLine[]): Told =>
  items.map(({ id, ingredient, aisle, amounts, isTicked, name, recipes }) => ({
    facts: bySite({ id, ingredient, aisle, amounts, isTicked }),
    untrusted: byMembers({ name, recipes }),
  }));

const readShoppingList = reading({
  name: 'read_shopping_list',
  title: 'Read the shopping list',
  description: "The shopping list of one of the member's bars, with what is ticked.",
  routes: [ownBarRoutes.list, shoppingRoutes.list],
  input: z.strictObject({ bar }),
  run: async (call, asked) => {
    const id = await barIdOf(call, asked.bar);
    return { items: shoppingLines((await call(shoppingRoutes.list, { params: { id } })).items) };
  },
});

const [written, , , forRecipes] = shoppingRoutes.change.body.options;
const whichBar = (id: string | undefined) =>
  id === undefined ? 'the bar they have chosen' : `the bar ${id}`;
const asking = [ownBarRoutes.list, shoppingRoutes.change];

async function changed(call: Call, named: string | undefined, body: ShoppingInput): Promise<Told> {
  const params = { id: await barIdOf(call, named), changeId: newId() };
  const { added } = await call(shoppingRoutes.change, { params, body });
  return {
    added: added.map(({ name, amounts }) => ({ facts: bySite({ amounts }), untrusted: byMembers({ name }) })),
  };
}

const addToShoppingList = changing({
  name: 'add_to_shopping_list',
  title: 'Add to the shopping list',
  description:
    'Writes one line on a shopping list of the member, as people write it: "6 limes", "700 ml gin".',
  routes: asking,
  input: z.strictObject({ text: written.shape.text, bar }),
  preview: (asked) => `add ${JSON.stringify(asked.text)} to the shopping list of ${whichBar(asked.bar)}`,
  takesAway: false,
  repeatable: false,
  run: (call, asked) => changed(call, asked.bar, { kind: 'written', text: asked.text }),
});

const shopForRecipes = changing({
  name: 'shop_for_recipes',
  title: 'Shop for recipes',
  description:
    'Adds what a bar of the member lacks for so many servings of each of these recipes to its shopping list.',
  routes: asking,
  input: forRecipes.omit({ kind: true }).extend({ bar }),
  preview: ({ recipeIds, servings, bar: id }) =>
    `add what ${whichBar(id)} lacks for ${servings} servings of each of these recipes to its shopping list: ${recipeIds.join(', ')}`,
  takesAway: false,
  repeatable: false,
  run: (call, { bar: id, ...asked }) => changed(call, id, { kind: 'recipes', ...asked }),
});

const made = ledgerRoutes.write.body.options[7];
const logDrink = changing({
  name: 'log_drink',
  title: 'Log a drink',
  description:
    'What "I made it" does on the site: takes what was poured off the bottles of a bar, and notes the day in the private note of the recipe.',
  routes: [ownBarRoutes.list, ledgerRoutes.write, recipeNoteRoutes.made],
  input: z.strictObject({
    recipeId: made.shape.recipeId,
    servings: made.shape.servings.default(1),
    day: recipeNoteRoutes.made.params.shape.day.describe('The day where the member is: 2026-01-31.'),
    bar,
  }),
  preview: ({ recipeId, servings, day, bar: id }) =>
    `take what ${servings} servings of the recipe ${recipeId} need off the bottles of ${whichBar(id)}, and note that it was made on ${day}`,
  takesAway: true,
  repeatable: false,
  run: async (call, { recipeId, servings, day, bar: named }) => {
    const params = { id: await barIdOf(call, named), entryId: newId() };
    const { changes, lacking, cost } = await call(ledgerRoutes.write, {
      params,
      body: { kind: 'made', recipeId, servings },
    });
    const noted = await call(recipeNoteRoutes.made, { params: { id: recipeId, day } }).then(
      () => true,
      () => false,
    );
    return {
      facts: bySite({ entryId: params.entryId, dayIsNoted: noted, cost }),
      untrusted: byMembers({
        taken: changes.map(({ name, amount, unit, after }) => ({ name, amount, unit, left: after })),
        lacking,
      }),
    };
  },
});

export const barTools = [whatCanIMake, myBar, readShoppingList, addToShoppingList, shopForRecipes, logDrink];
