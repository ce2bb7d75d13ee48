import { type AdminMentorProfile, connectionStatuses, mentorTypes } from '@barspoon/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { useSetDeactivated } from '../api/acts.ts';
import { allConnectionsQuery, allProfilesQuery, overviewQuery } from '../api/connections.ts';
import { nameOf } from '../mentor-facts.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

/** Numbers, connections and profiles, for admins. Implements BEYOND-79. */
export function AdminOverview() {
  return (
    <div className={styles.find}>
      <Numbers />
      <AllProfiles />
      <AllConnections />
    </div>
  );
}

function Numbers() {
  const { data, isError, refetch } = useQuery(overviewQuery());
  if (isError && !data) return <Trouble title={t('list.loadFailed')} onRetry={refetch} />;
  if (!data) return <Bone width="100%" height="180px" />;
  const figures = [
    ...mentorTypes.map((type) => [t(`admin.profiles.${type}`), data.profiles[type]] as const),
    [t('admin.accepting'), data.accepting] as const,
    ...connectionStatuses.map(
      (status) => [t(`connections.status.${status}`), data.connections[status]] as const,
    ),
  ];
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{t('admin.title')}</h2>
      <dl className={styles.figures}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AllConnections() {
  const [chosen, setChosen] = useState('');
  const status = connectionStatuses.find((one) => one === chosen);
  const list = useInfiniteQuery(allConnectionsQuery(status));
  const all = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section className={styles.find} aria-labelledby="all-connections">
      <h2 id="all-connections">{t('admin.connections')}</h2>
      <SelectField
        label={t('admin.status')}
        value={chosen}
        options={[
          { value: '', label: t('admin.anyStatus') },
          ...connectionStatuses.map((value) => ({ value, label: t(`connections.status.${value}`) })),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      {list.isError && !all && <Trouble level={3} title={t('list.loadFailed')} onRetry={list.refetch} />}
      {all?.length === 0 && <p className={styles.muted}>{t('admin.noConnections')}</p>}
      <ul className={styles.rows}>
        {all?.map((one) => (
          <li key={one.id}>
            <span>{t('admin.pair', { mentor: nameOf(one.mentor), mentee: nameOf(one.mentee) })}</span>
            <span className={styles.muted}>
              {t(`frequencies.${one.meetingFrequency}`)} · {dayText(one.changedAt)}
            </span>
            <Chip>{t(`connections.status.${one.status}`)}</Chip>
          </li>
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

function AllProfiles() {
  const [q, setQ] = useState('');
  const list = useInfiniteQuery(allProfilesQuery(q.trim() || undefined));
  const all = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section className={styles.find} aria-labelledby="all-profiles">
      <h2 id="all-profiles">{t('admin.allProfiles')}</h2>
      <SearchField
        label={t('admin.search')}
        placeholder={t('admin.search')}
        clearLabel={t('search.clear')}
        value={q}
        onChange={setQ}
      />
      {list.isError && !all && <Trouble level={3} title={t('list.loadFailed')} onRetry={list.refetch} />}
      {all?.length === 0 && <p className={styles.muted}>{t('admin.noProfiles')}</p>}
      <ul className={styles.rows}>
        {all?.map((profile) => (
          <ProfileRow key={profile.member.id} profile={profile} />
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

function ProfileRow({ profile }: { profile: AdminMentorProfile }) {
  const { mutate, isPending } = useSetDeactivated(profile.member.id);
  const id = useId();
  const { isDeactivated, isActive, isAcceptingConnections } = profile;
  const state = isDeactivated
    ? 'deactivated'
    : !isActive
      ? 'hidden'
      : isAcceptingConnections
        ? 'accepting'
        : 'notAccepting';
  return (
    <li>
      <span>
        <strong id={id}>{nameOf(profile.member)}</strong>{' '}
        <span className={styles.muted}>@{profile.member.username}</span>
      </span>
      <span className={styles.muted}>
        {t(`types.${profile.mentorType}`)} · {t(`levels.${profile.experienceLevel}`)}
      </span>
      <span className={styles.marks}>
        <Chip tone={isDeactivated ? 'red' : undefined}>{t(`admin.states.${state}`)}</Chip>
        <Button small busy={isPending} aria-describedby={id} onClick={() => mutate(!isDeactivated)}>
          {t(isDeactivated ? 'admin.reactivate' : 'admin.deactivate')}
        </Button>
      </span>
    </li>
  );
}
