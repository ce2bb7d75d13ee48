import { type ApplicationStatus, applicationStatuses, type ReceivedApplication } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useMove } from '../api/acts.ts';
import { receivedQuery } from '../api/postings.ts';
import { statusTones } from '../posting-facts.ts';
import { t } from '../texts.ts';
import styles from './jobs.module.css';

/** Who has applied, for the poster and admins. Implements BEYOND-73. */
export function ReceivedApplications({ postingId }: { postingId: string }) {
  const [status, setStatus] = useState<ApplicationStatus | 'all'>('all');
  const list = useReceived(postingId, status);
  return (
    <section aria-labelledby="received-applications">
      <h2 id="received-applications">{t('received.title')}</h2>
      <Choices
        look="pills"
        label={t('received.filter')}
        value={status}
        options={(['all', ...applicationStatuses] as const).map((value) => ({
          value,
          label: t(value === 'all' ? 'received.all' : `status.${value}`),
        }))}
        onChange={setStatus}
      />
      <List list={list} />
    </section>
  );
}

const useReceived = (postingId: string, status: ApplicationStatus | 'all') =>
  useInfiniteQuery(receivedQuery(postingId, status === 'all' ? undefined : status));

function List({ list }: { list: ReturnType<typeof useReceived> }) {
  if (list.isError && !list.data)
    return <Trouble level={3} title={t('received.failed')} onRetry={list.refetch} />;
  if (!list.data) return <Bone width="100%" height="200px" />;
  const all = list.data.pages.flatMap(({ items }) => items);
  if (all.length === 0) return <p className={styles.muted}>{t('received.none')}</p>;
  return (
    <>
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
    </>
  );
}

function Application({ application }: { application: ReceivedApplication }) {
  const { id, applicant, applicantUserId, hasPortfolio, status, coverLetter, additionalNotes } = application;
  const name = applicant?.fullName ?? t('received.unnamed');
  const { mutate, isPending } = useMove();
  return (
    <li className={styles.card}>
      <p className={styles.marks}>
        <Avatar name={name} url={applicant?.avatarUrl ?? null} size={40} />
        {applicant ? (
          <Link to="/members/$username" params={{ username: applicant.username }}>
            {name}
          </Link>
        ) : (
          name
        )}
        <Chip tone={statusTones[status]}>{t(`status.${status}`)}</Chip>
      </p>
      <p className={styles.muted}>{t('own.applied', { day: dayText(application.createdAt) })}</p>
      <p className={styles.text}>{coverLetter}</p>
      {additionalNotes && (
        <>
          <h3 className={styles.small}>{t('received.notes')}</h3>
          <p className={styles.text}>{additionalNotes}</p>
        </>
      )}
      <div className={styles.moves}>
        <SelectField
          label={t('received.move', { name })}
          value={status}
          disabled={isPending}
          options={applicationStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={({ target }) => {
            const next = applicationStatuses.find((one) => one === target.value);
            if (next) mutate({ id, status: next });
          }}
        />
        {hasPortfolio && (
          <LinkButton
            to="/portfolios/$id"
            params={{ id: applicantUserId }}
            aria-label={`${t('received.portfolio')}: ${name}`}
          >
            {t('received.portfolio')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
