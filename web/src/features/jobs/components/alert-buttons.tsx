import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { useCreateAlert } from '../api/alerts.ts';
import { isNarrowed, type JobsSearch } from '../jobs-search.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

const AlertsDialog = lazily(() => import('./alerts-dialog.tsx'), 'AlertsDialog');

/** Keeps the search that is shown, to be told of new jobs; and the way to those that are kept. */
export function AlertButtons({ search }: { search: JobsSearch }) {
  const [lists, setLists] = useState(false);
  const { mutate, isPending } = useCreateAlert();
  return (
    <div className={styles.actions}>
      {isNarrowed(search) && (
        <Button busy={isPending} onClick={() => mutate(search)}>
          {t('alerts.create')}
        </Button>
      )}
      <Button look="quiet" onClick={() => setLists(true)}>
        {t('alerts.title')}
      </Button>
      {lists && (
        <Suspense>
          <AlertsDialog onClose={() => setLists(false)} />
        </Suspense>
      )}
    </div>
  );
}
