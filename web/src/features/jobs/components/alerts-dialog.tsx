import type { JobAlert } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { jobAlertsQuery, useRemoveAlert } from '../api/alerts.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

/** The searches a member keeps, each with the way to remove it. */
export function AlertsDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, refetch } = useQuery(jobAlertsQuery());
  return (
    <Dialog title={t('alerts.title')} onClose={onClose}>
      <p className={styles.muted}>{t('alerts.lead')}</p>
      {isPending ? (
        <Bone width="100%" height="120px" />
      ) : !data ? (
        <Trouble level={3} title={t('alerts.failed')} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <p>{t('alerts.none')}</p>
      ) : (
        <ul className={styles.alerts}>
          {data.items.map((alert) => (
            <Row key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Row({ alert }: { alert: JobAlert }) {
  const { mutate, isPending } = useRemoveAlert();
  const { q, workLocation, jobType, experienceLevel } = alert;
  const words = [
    q && `“${q}”`,
    workLocation && t(`workLocation.${workLocation}`),
    jobType && t(`types.${jobType}`),
    experienceLevel && t(`levels.${experienceLevel}`),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <div>
        <strong>{words}</strong>
        <p className={styles.muted}>
          {alert.mailedAt ? t('alerts.mailed', { day: dayText(alert.mailedAt) }) : t('alerts.notYet')}
        </p>
      </div>
      <Button
        small
        busy={isPending}
        aria-label={t('alerts.removeNamed', { words })}
        onClick={() => mutate(alert.id)}
      >
        {t('alerts.remove')}
      </Button>
    </li>
  );
}
