import { staffRoles } from '@barspoon/contracts';
import { dropIndexIfThere, type Migration } from '@barspoon/persistence';
import type { AccountRow } from './accounts/account.schema.ts';
import { gramsOf, searchKeyOf } from './admin-members/search-key.ts';
import type { ProfileRow } from './profiles/profile.schema.ts';

/** Members from before the console's list are found in it. */
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

/** Subscribers from before the funnel count in it; when they began was not kept, so they count from when they joined. */
const rememberSubscribers: Migration = {
  id: '2026-11-23-first-subscribed',
  async up(connection) {
    await connection
      .collection('accounts')
      .updateMany({ subscribedUntil: { $type: 'date' }, firstSubscribedAt: { $exists: false } }, [
        { $set: { firstSubscribedAt: '$createdAt' } },
      ]);
  },
};

/** Audiences have indexes that hold all that is asked of them. */
const audiencesHadAnotherIndex: Migration = {
  id: '2026-11-25-audiences-had-another-index',
  async up(connection) {
    await dropIndexIfThere(connection.collection('accounts'), 'audience');
  },
};

/** One number for one account told whether somebody has an account, and kept its owner from it. */
const phonesWereUnique: Migration = {
  id: '2026-11-27-phones-were-unique',
  async up(connection) {
    await dropIndexIfThere(connection.collection('accounts'), 'phone');
  },
};

/** Whoever was on the staff before they needed a second factor has the whole grace to set one up. */
const staffHaveAGrace: Migration = {
  id: '2026-11-28-staff-have-a-grace',
  async up(connection) {
    await connection
      .collection<AccountRow>('accounts')
      .updateMany({ role: { $in: [...staffRoles] }, staffFrom: null }, { $set: { staffFrom: new Date() } });
  },
};

export const migrations: readonly Migration[] = [
  makeMembersFindable,
  rememberSubscribers,
  audiencesHadAnotherIndex,
  phonesWereUnique,
  staffHaveAGrace,
];
