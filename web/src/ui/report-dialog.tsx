import type { ReportReason } from '@barspoon/contracts';
import { ReasonedReportDialog, type ReportDialogProps } from './reasoned-report-dialog.tsx';

const reasons = [
  'spam',
  'insult',
  'dangerous',
  'off-topic',
  'other',
] as const satisfies readonly ReportReason[];

/** Tells the moderators what is wrong with something a member has made. */
export const ReportDialog = (props: Omit<ReportDialogProps<ReportReason>, 'reasons'>) => (
  <ReasonedReportDialog reasons={reasons} {...props} />
);
