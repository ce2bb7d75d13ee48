import type { JobAlert } from '@barspoon/contracts';
import type { AlertRow } from './alert.schema.ts';

export const toJobAlert = (row: AlertRow): JobAlert => ({
  id: row._id,
  q: row.q,
  workLocation: row.workLocation,
  jobType: row.jobType,
  experienceLevel: row.experienceLevel,
  createdAt: row.createdAt.toISOString(),
  mailedAt: row.mailedAt?.toISOString() ?? null,
});
