import {
  adminCommentRoutes,
  adminPhotoRoutes,
  adminPostRoutes,
  type Post,
  type Route,
} from '@barspoon/contracts';
import type { DataProvider, GetListParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { inTurn } from '../data/in-turn.ts';
import { keysetList } from '../data/keyset-list.ts';

const loadFailed = 'Failed to load moderation data';

function methodsOf(routes: { list: Route; delete: Route }, deleteFailed: string, cursors: CursorBook) {
  const remove = (id: unknown) => call(routes.delete, { params: { id } } as never);
  return {
    getList: (_: string, params: GetListParams) => keysetList(routes.list, params, loadFailed, cursors),
    async delete(_, { id, previousData }) {
      await orFail(deleteFailed, () => remove(id));
      return { data: previousData as never };
    },
    async deleteMany(_, { ids }) {
      await orFail(deleteFailed, () => inTurn(ids, remove));
      return { data: ids };
    },
  } satisfies Partial<DataProvider>;
}

/** Posts for react-admin. Implements ADM-MOD-01, ADM-MOD-02, ADM-MOD-04 to ADM-MOD-06. */
export const postMethods = (cursors: CursorBook): Partial<DataProvider> => ({
  ...methodsOf(adminPostRoutes, 'Failed to delete post', cursors),
  async update(_, { id, data }) {
    const { featured = false } = data as Partial<Post>;
    const input = { params: { id: String(id) }, body: { featured } };
    const post = await orFail('Failed to update post', () => call(adminPostRoutes.feature, input));
    return { data: post as never };
  },
});

/** Comments for react-admin. Implements ADM-MOD-01, ADM-MOD-02, ADM-MOD-07. */
export const commentMethods = (cursors: CursorBook): Partial<DataProvider> =>
  methodsOf(adminCommentRoutes, 'Failed to delete comment', cursors);

/** Photos for react-admin. Implements BEYOND-90. */
export const photoMethods = (cursors: CursorBook): Partial<DataProvider> =>
  methodsOf(adminPhotoRoutes, 'Failed to delete photo', cursors);
