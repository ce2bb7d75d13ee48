import { dropIndexIfThere, type Migration } from '@barspoon/persistence';
import type { ActivityRow } from './activities/activity.schema.ts';
import type { PointsRow } from './points/points.schema.ts';

/** The unique index of before, by the names it has had. */
const formerIndexes = ['once per act', 'userId_1_activityType_1_relatedId_1'];

/** Activities from before the ledger get their places in it, in the order they were done. */
const makeLedger: Migration = {
  id: '2026-11-22-ledger',
  async up(connection) {
    const activities = connection.collection<ActivityRow>('user_activities');
    const points = connection.collection<PointsRow>('user_points');
    for (const name of formerIndexes) await dropIndexIfThere(activities, name);
    const isUnplaced = { entry: { $exists: false } };
    const users = await activities.aggregate<{ _id: string }>([
      { $match: isUnplaced },
      { $group: { _id: '$userId' } },
    ]);
    for await (const { _id: userId } of users) {
      const rows = activities.find({ userId }, { projection: { _id: 1 } }).sort({ createdAt: 1, _id: 1 });
      let entry = 0;
      for await (const { _id } of rows) {
        entry += 1;
        await activities.updateOne(
          { _id },
          { $set: { entry, counterpartId: null, facet: null, unearned: null } },
        );
      }
      await points.updateOne({ _id: userId }, { $set: { entries: entry, progress: {}, listed: true } });
    }
  },
};

export const migrations: readonly Migration[] = [makeLedger];
