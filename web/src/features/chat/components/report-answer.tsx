import type { AnswerReportReason } from '@barspoon/contracts';
import { ReasonedReportDialog } from '../../../ui/reasoned-report-dialog.tsx';
import { useReport } from '../api/conversations.ts';
import { t } from '../texts.ts';

const reasons = ['wrong', 'harmful', 'offensive', 'other'] as const satisfies readonly AnswerReportReason[];

interface ReportAnswerProps {
  conversationId: string;
  turnId: string;
  onClose: () => void;
}

/** Shows an answer to those who run the site. */
export function ReportAnswer({ conversationId, turnId, onClose }: ReportAnswerProps) {
  const report = useReport(conversationId, turnId);
  return (
    <ReasonedReportDialog
      title={t('turn.report')}
      text={t('turn.reportText')}
      signIn={t('turn.reportSignIn')}
      reasons={reasons}
      report={report}
      onClose={onClose}
    />
  );
}
