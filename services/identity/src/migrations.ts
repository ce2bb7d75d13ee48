import type { Migration } from '@barspoon/persistence';
import type { AccountRow } from './accounts/account.schema.ts';
import { gramsOf, searchKeyOf } from './admin-members/search-key.ts';
import type { ProfileRow } from './profiles/profile.schema.ts';

/** Members of a time before the console's list are found in it. */
const makeMembersFindable: Migration = {
  id: '2026-11-21-members-findable',
  async up(connection) {
    const accounts = connection.collection<AccountRow>('accounts');
    const profiles = connection.collection<ProfileRow>('profiles');
    for await (const account of accounts.find({ searchKey: { $exists: false } })) {
      const profile = await profiles.findOne({ _id: account._id });
      if (!profile) continue;
      const searchKey = searchKeyOf({ ...account, ...profile });
      const found = { searchKey, searchGrams: gramsOf(searchKey), nameKey: searchKey.split('\n')[0] ?? '' };
      await accounts.updateOne({ _id: account._id }, { $set: found });
    }
  },
};

export const migrations: readonly Migration[] = [makeMembersFindable];
