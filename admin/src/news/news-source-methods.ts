import { adminNewsRoutes, type NewsSource, type NewsSourceInput } from '@barspoon/contracts';
import type { GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';
import { contains, shortList } from '../data/short-list.ts';

const failed = "The news sources couldn't be loaded";

/** What is sent of a form or of a source. */
export const newsSourceInputOf = ({ name, url, enabled }: Partial<NewsSource>): NewsSourceInput => ({
  name: name ?? '',
  url: url ?? '',
  enabled: enabled ?? false,
});

/** The six feeds for react-admin. */
export const newsSourceMethods = {
  async getList(_: string, params: GetListParams) {
    const { items } = await orFail(failed, () => call(adminNewsRoutes.list, {}));
    return shortList(items, params, {
      q: ({ name, url }, typed) => contains(typed, name, url),
      state: ({ state }, asked) => state === asked,
    });
  },
  async getOne(_: string, { id }: GetOneParams) {
    const params = { id: String(id) };
    return { data: (await orFail(failed, () => call(adminNewsRoutes.get, { params }))) as never };
  },
  async update(_: string, { id, data }: UpdateParams) {
    const input = { params: { id: String(id) }, body: newsSourceInputOf(data) };
    const revise = () => call(adminNewsRoutes.revise, input);
    return { data: (await orFail('Failed to update news source', revise)) as never };
  },
};
