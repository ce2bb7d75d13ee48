import { answerReportReasons } from '@barspoon/contracts';
import { ReasonedReportDialog } from '../../../ui/reasoned-report-dialog.tsx';
import { useReport } from '../api/conversations.ts';
import { t } from '../texts.ts';

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
      reasons={answerReportReasons}
      report={report}
      onClose={onClose}
    />
  );
}
