import { adminAchievementRoutes } from '@barspoon/contracts';
import type { GetListParams, GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { keysetList } from '../data/keyset-list.ts';

const failed = 'Failed to load achievements';

/** Achievements for react-admin; a single one comes with its figures. */
export const achievementMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) =>
    keysetList(adminAchievementRoutes.list, params, failed, cursors),
  async getOne(_: string, { id }: GetOneParams) {
    const params = { id: String(id) };
    const [achievement, figures] = await orFail(failed, () =>
      Promise.all([
        call(adminAchievementRoutes.get, { params }),
        call(adminAchievementRoutes.figures, { params }),
      ]),
    );
    return { data: { ...achievement, figures } as never };
  },
});
