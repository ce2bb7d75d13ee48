import type { OwnApplication, ReceivedApplication } from '@barspoon/contracts';
import type { PostingRow } from '../postings/posting.schema.ts';
import type { ApplicationRow } from './application.schema.ts';

const common = (row: ApplicationRow) => ({
  id: row._id,
  status: row.status,
  coverLetter: row.coverLetter,
  additionalNotes: row.additionalNotes,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toOwnApplication = (
  row: ApplicationRow,
  posting: PostingRow,
  poster: OwnApplication['poster'],
): OwnApplication => ({
  ...common(row),
  posting: {
    id: posting._id,
    jobTitle: posting.jobTitle,
    companyName: posting.companyName,
    isActive: posting.isActive,
  },
  poster,
});

export const toReceivedApplication = (
  row: ApplicationRow,
  {
    applicant,
    hasPortfolio,
    mayMessage,
    note,
  }: Pick<ReceivedApplication, 'applicant' | 'hasPortfolio' | 'mayMessage' | 'note'>,
): ReceivedApplication => ({
  ...common(row),
  applicantUserId: row.applicantUserId,
  applicant,
  hasPortfolio,
  mayMessage,
  note,
});
