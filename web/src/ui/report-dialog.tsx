import { type ReportReason, reportReasons } from '@barspoon/contracts';
import { ReasonedReportDialog, type ReportDialogProps } from './reasoned-report-dialog.tsx';

/** Tells the moderators what is wrong with something a member has made. */
export const ReportDialog = (props: Omit<ReportDialogProps<ReportReason>, 'reasons'>) => (
  <ReasonedReportDialog reasons={reportReasons} {...props} />
);
