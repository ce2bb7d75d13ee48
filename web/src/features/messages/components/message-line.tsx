import type { DirectMessage } from '@barspoon/contracts';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { reportMessage } from '../api/messages.ts';
import { t } from '../texts.ts';
import styles from './messages.module.css';

const ReportDialog = lazily(() => import('../../../ui/report-dialog.tsx'), 'ReportDialog');
const hourText = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** One message, or what is left of it. */
export function MessageLine({ message, showsRead }: { message: DirectMessage; showsRead: boolean }) {
  const { isOwn, content, isRemoved, isRead, createdAt } = message;
  const [reports, setReports] = useState(false);
  return (
    <div className={styles.line} data-own={isOwn}>
      <p className={styles.bubble} data-removed={isRemoved}>
        {isRemoved ? t('removed') : <LinkedText text={content} />}
      </p>
      <p className={styles.under}>
        <time dateTime={createdAt}>{hourText.format(new Date(createdAt))}</time>
        {showsRead && <span> · {t(isRead ? 'read' : 'sent')}</span>}
        {!isOwn && !isRemoved && (
          <Button
            look="quiet"
            small
            aria-label={t('reportNamed', { text: content.slice(0, 60) })}
            onClick={() => setReports(true)}
          >
            {t('report')}
          </Button>
        )}
      </p>
      {reports && (
        <Suspense>
          <ReportDialog
            title={t('reportTitle')}
            text={t('reportText')}
            signIn={t('reportSignIn')}
            report={(report) => reportMessage(message.id, report)}
            onClose={() => setReports(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
