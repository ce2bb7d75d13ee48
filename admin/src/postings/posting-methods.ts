import { adminPostingRoutes, postingRoutes } from '@barspoon/contracts';
import type { CreateParams, GetListParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { keysetList } from '../data/keyset-list.ts';
import { type PostingForm, postingInputOf } from './posting-form.ts';

const failed = 'Failed to load job postings';

/** Job postings for react-admin; the only single record are the figures of all. */
export const postingMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) => keysetList(adminPostingRoutes.list, params, failed, cursors),
  async create(_: string, { data }: CreateParams<PostingForm>) {
    const post = () => call(postingRoutes.post, { body: postingInputOf(data as PostingForm) });
    return { data: (await orFail('Failed to post job', post)) as never };
  },
  async getOne(_: string, { id }: { id: string }) {
    return { data: { id, ...(await orFail(failed, () => call(adminPostingRoutes.overview, {}))) } as never };
  },
});
