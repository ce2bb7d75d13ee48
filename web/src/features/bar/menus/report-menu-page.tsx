import { menuReportRoutes } from '@barspoon/contracts';
import { Suspense, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { lazily } from '../../../lib/lazily.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './report-menu.module.css';
import { t } from './texts.ts';

const ReportDialog = lazily(() => import('../../../ui/report-dialog.tsx'), 'ReportDialog');

/** Shows the published menu of a bar to the moderators; a menu's own page has no account. Implements BEYOND-257. */
export function ReportMenuPage({ slug }: { slug: string }) {
  useTitle(t('report'));
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('report')}</h1>
      <p>{t('reportText', { address: `/menus/${slug}` })}</p>
      <p>
        <Button look="primary" onClick={() => setOpen(true)}>
          {t('report')}
        </Button>
      </p>
      <p>
        <a href={`/menus/${slug}`}>{t('reportBack')}</a>
      </p>
      {isOpen && (
        <Suspense>
          <ReportDialog
            title={t('report')}
            signIn={t('reportSignIn')}
            report={(body) => call(menuReportRoutes.report, { params: { slug }, body })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
