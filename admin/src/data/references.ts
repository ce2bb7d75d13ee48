import { adminMemberRoutes, ingredientRoutes } from '@barspoon/contracts';
import type { GetListParams, GetManyParams } from 'react-admin';
import { call } from '../api/call.ts';

/** Members one request can name. */
const cardsAtOnce = 48;

/** Members, only to be named as owners. A member who is gone is left out. */
export const members = {
  async getMany(_: string, { ids }: GetManyParams) {
    const found = [];
    for (let start = 0; start < ids.length; start += cardsAtOnce) {
      const some = ids.slice(start, start + cardsAtOnce).map(String);
      found.push(...(await call(adminMemberRoutes.cards, { query: { ids: some } })).items);
    }
    return { data: found as never };
  },
};

/** The ingredient vocabulary, only to be chosen from; an ingredient's id is its slug. */
export const ingredients = {
  async getList(_: string, { filter }: GetListParams) {
    const q = String(filter?.q ?? '').trim();
    const { items } = await call(ingredientRoutes.suggest, { query: q === '' ? {} : { q } });
    return { data: items.map((item) => ({ ...item, id: item.slug })) as never, total: items.length };
  },
};
