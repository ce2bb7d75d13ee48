import { type AdminSkill, adminSkillRoutes } from '@barspoon/contracts';
import type { CreateParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { keysetList } from '../data/keyset-list.ts';

const failed = 'Failed to load skills';
export type SkillForm = Omit<AdminSkill, 'id'>;

/** What is sent of a form. */
export const skillInputOf = ({ name, category, isActive }: Partial<AdminSkill>): SkillForm => ({
  name: name ?? '',
  category: category ?? '',
  isActive: isActive ?? true,
});
export const skillFieldOf = (path: string): string => path.replace(/^body\.?/, '');

/** Skills for react-admin; one is retired, not deleted, because members have it. */
export const skillMethods = (cursors: CursorBook) => ({
  getList: (_: string, params: GetListParams) => keysetList(adminSkillRoutes.list, params, failed, cursors),
  async getOne(_: string, { id }: GetOneParams) {
    const params = { id: String(id) };
    return { data: (await orFail(failed, () => call(adminSkillRoutes.get, { params }))) as never };
  },
  async create(_: string, { data }: CreateParams) {
    const make = () => call(adminSkillRoutes.create, { body: skillInputOf(data) });
    return { data: (await orFail('Failed to add the skill', make, skillFieldOf)) as never };
  },
  async update(_: string, { id, data }: UpdateParams) {
    const input = { params: { id: String(id) }, body: skillInputOf(data) };
    const revise = () => call(adminSkillRoutes.revise, input);
    return { data: (await orFail('Failed to update the skill', revise, skillFieldOf)) as never };
  },
});
