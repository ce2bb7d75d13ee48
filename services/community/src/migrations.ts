import { dropIndexIfThere, type Migration } from '@barspoon/persistence';
import type { ContentReportRow } from './cases/content-report.schema.ts';

/** Reports of photos stood in a table of their own. */
const reportsBecameOne: Migration = {
  id: '2026-11-23-reports-became-one',
  async up(connection) {
    const before = connection.collection<Omit<ContentReportRow, 'kind' | 'contentId'> & { photoId: string }>(
      'photo_reports',
    );
    const reports = connection.collection<ContentReportRow>('content_reports');
    for await (const { _id, photoId: contentId, ...report } of before.find())
      await reports.updateOne({ _id }, { $set: { ...report, kind: 'photo', contentId } }, { upsert: true });
    await before.drop();
    const photos = connection.collection('recipe_photos');
    await photos.updateMany({ openReports: { $exists: true } }, { $unset: { openReports: '' } });
    // A new database has neither the collection nor the index.
    await dropIndexIfThere(photos, 'reported, latest first');
  },
};

/** Who was named while a post or comment was out of sight is kept since. */
const nobodyIsUntold: Migration = {
  id: '2026-11-23-nobody-is-untold',
  async up(connection) {
    for (const name of ['posts', 'comments'])
      await connection.collection(name).updateMany({ untold: { $exists: false } }, { $set: { untold: [] } });
  },
};

/** Of a time when the last photo alone was remembered that moderation had removed; those removed since are behind it. */
const oneRemovedPhotoWasKnown: Migration = {
  id: '2026-11-25-one-removed-photo-was-known',
  async up(connection) {
    const recipes = connection.collection('member_recipes');
    const before = '$removedImageUrl';
    const since = { $ifNull: ['$removedImageUrls', []] };
    const isThere = { $in: [before, since] };
    await recipes.updateMany({ removedImageUrl: { $type: 'string' } }, [
      { $set: { removedImageUrls: { $cond: [isThere, since, { $concatArrays: [[before], since] }] } } },
    ]);
    await recipes.updateMany({ removedImageUrl: { $exists: true } }, { $unset: { removedImageUrl: '' } });
  },
};

export const migrations: readonly Migration[] = [reportsBecameOne, nobodyIsUntold, oneRemovedPhotoWasKnown];
