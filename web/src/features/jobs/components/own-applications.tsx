import { isDecided, type OwnApplication } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { MessageLink } from '../../../ui/message-link.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useWithdraw } from '../api/acts.ts';
import { ownApplicationsQuery } from '../api/postings.ts';
import { statusTones } from '../posting-facts.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

/** What the member has applied for, and what became of it. Implements BEYOND-73. */
export function OwnApplications() {
  const list = useInfiniteQuery(ownApplicationsQuery());
  if (list.isError && !list.data) return <Trouble title={t('own.failed')} onRetry={list.refetch} />;
  if (!list.data) return <Bone width="100%" height="240px" />;
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0)
    return (
      <EmptyState
        drawing={<EmptyGlass />}
        title={t('own.none')}
        action={<LinkButton to="/jobs">{t('own.board')}</LinkButton>}
      />
    );
  return (
    <section className={styles.applications}>
      <h2>{t('own.title')}</h2>
      <ul className={styles.applications}>
        {all.map((application) => (
          <Application key={application.id} application={application} />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </section>
  );
}

function Application({ application }: { application: OwnApplication }) {
  const { posting, poster, status, createdAt, coverLetter } = application;
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useWithdraw(() => setAsks(false));
  return (
    <li className={styles.card}>
      <p className={styles.marks}>
        <Chip tone={statusTones[status]}>{t(`status.${status}`)}</Chip>
        {!posting.isActive && <Chip>{t('closed')}</Chip>}
      </p>
      <div>
        <h3 className={styles.title}>
          <Link to="/jobs/$id" params={{ id: posting.id }}>
            {posting.jobTitle}
          </Link>
        </h3>
        <p className={styles.company}>{posting.companyName}</p>
      </div>
      <p className={styles.muted}>{t('own.applied', { day: dayText(createdAt) })}</p>
      <p className={styles.excerpt}>{coverLetter}</p>
      {status !== 'declined' && (
        <div className={styles.actions}>
          {poster && <MessageLink id={poster.id} name={poster.fullName} />}
          {!isDecided(status) && (
            <Button onClick={() => setAsks(true)} aria-label={`${t('own.withdraw')}: ${posting.jobTitle}`}>
              {t('own.withdraw')}
            </Button>
          )}
        </div>
      )}
      {asks && (
        <ConfirmDialog
          question={t('own.question')}
          confirmLabel={t('own.withdraw')}
          busy={isPending}
          onConfirm={() => mutate(application.id)}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}
