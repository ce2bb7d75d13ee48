import { type AdminMentorProfile, adminMentorshipRoutes } from '@barspoon/contracts';
import type { GetListParams } from 'react-admin';
import { call } from '../api/call.ts';
import type { CursorBook } from '../data/cursor-book.ts';
import { orFail } from '../data/failures.ts';
import { keysetList } from '../data/keyset-list.ts';

const failed = 'Failed to load mentorship data';

/** A profile as react-admin takes it: its id is its member's. */
export type ListedProfile = AdminMentorProfile & { id: string };

/** Mentorship profiles for react-admin; the only single record are the figures of all. */
export const mentorMethods = (cursors: CursorBook) => ({
  async getList(_: string, params: GetListParams) {
    const page = await keysetList(adminMentorshipRoutes.profiles, params, failed, cursors);
    const profiles = page.data as unknown as AdminMentorProfile[];
    return { ...page, data: profiles.map((profile) => ({ ...profile, id: profile.member.id })) as never };
  },
  async getOne(_: string, { id }: { id: string }) {
    const figures = await orFail(failed, () => call(adminMentorshipRoutes.overview, {}));
    return { data: { id, ...figures } as never };
  },
});
