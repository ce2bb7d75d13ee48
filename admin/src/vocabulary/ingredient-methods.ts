import { type AdminIngredient, adminIngredientRoutes } from '@barspoon/contracts';
import type { GetOneParams, UpdateParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';
import { ingredientInputOf } from './ingredient-form.ts';

/** The ingredient vocabulary for react-admin, all of it at once: it is a tree. */
export const ingredientMethods = {
  async getList() {
    const list = () => call(adminIngredientRoutes.list, {});
    const { items } = await orFail("The vocabulary couldn't be loaded", list);
    return { data: items as never, total: items.length };
  },
  async getOne(_: string, { id }: GetOneParams) {
    const get = () => call(adminIngredientRoutes.get, { params: { id: String(id) } });
    return { data: (await orFail("The ingredient couldn't be loaded", get)) as never };
  },
  async update(_: string, { id, data }: UpdateParams) {
    const input = { params: { id: String(id) }, body: ingredientInputOf(data as AdminIngredient) };
    const revise = () => call(adminIngredientRoutes.revise, input);
    return { data: (await orFail('Failed to update ingredient', revise)) as never };
  },
};
