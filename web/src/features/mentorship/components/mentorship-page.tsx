import type { ListedMentor, OwnMentorProfile } from '@barspoon/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { InboxLink } from '../../../ui/inbox-link.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { connectionsQuery } from '../api/connections.ts';
import { ownMentorProfileQuery } from '../api/mentors.ts';
import { nameOf } from '../mentor-facts.ts';
import type { MentorshipSearch } from '../mentorship-search.ts';
import { t } from '../texts.ts';
import { ConnectionsPanel } from './connections-panel.tsx';
import { MentorFilters } from './mentor-filters.tsx';
import { MentorList } from './mentor-list.tsx';
import styles from './mentorship.module.css';
import { OwnProfile } from './own-profile.tsx';

const ConnectDialog = lazily(() => import('./connect-dialog.tsx'), 'ConnectDialog');
const MentorDialog = lazily(() => import('./mentor-dialog.tsx'), 'MentorDialog');
const ProfileDialog = lazily(() => import('./profile-dialog.tsx'), 'ProfileDialog');
const AdminOverview = lazily(() => import('./admin-overview.tsx'), 'AdminOverview');

interface MentorshipPageProps {
  search: MentorshipSearch;
  onSearch: (search: MentorshipSearch) => void;
}

/** Implements NAV-24, MENT-02 to MENT-08. */
export function MentorshipPage({ search, onSearch }: MentorshipPageProps) {
  const { data: own, error } = useQuery(ownMentorProfileQuery());
  const [edits, setEdits] = useState(false);
  const [target, setTarget] = useState<ListedMentor | null>(null);
  useFailureToast(error, t('list.loadFailed'));
  const profile = own?.profile;
  const isAdmin = useProfile()?.status === 'admin';

  const connect = (mentor: ListedMentor) => {
    onSearch({ ...search, member: undefined });
    setTarget(mentor);
  };
  const close = () => {
    setEdits(false);
    setTarget(null);
  };
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <div className={styles.actions}>
          <InboxLink />
          {isAdmin && (
            <Button onClick={() => onSearch(search.view === 'admin' ? {} : { view: 'admin' })}>
              {t(search.view === 'admin' ? 'back' : 'adminOverview')}
            </Button>
          )}
          {own && (
            <Button look="primary" onClick={() => setEdits(true)}>
              {t(profile ? 'editProfile' : 'createProfile')}
            </Button>
          )}
        </div>
      </header>
      {search.view === 'admin' && isAdmin ? (
        <Suspense fallback={<Bone width="100%" height="480px" />}>
          <AdminOverview />
        </Suspense>
      ) : (
        <>
          <OwnProfile profile={profile} />
          <Sections search={search} own={profile} onSearch={onSearch} onConnect={connect} />
        </>
      )}
      <Suspense>
        {search.member && (
          <MentorDialog
            id={search.member}
            own={profile}
            onConnect={connect}
            onClose={() => onSearch({ ...search, member: undefined })}
          />
        )}
        {own && (edits || (target && !profile)) && (
          <ProfileDialog
            profile={profile ?? null}
            why={target ? t('profile.first', { name: nameOf(target.member) }) : undefined}
            onSaved={() => setEdits(false)}
            onClose={close}
          />
        )}
        {target && profile && <ConnectDialog mentor={target} own={profile} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface SectionsProps extends MentorshipPageProps {
  own: OwnMentorProfile | null | undefined;
  onConnect: (mentor: ListedMentor) => void;
}

function Sections({ search, own, onSearch, onConnect }: SectionsProps) {
  const { data: incoming, hasNextPage } = useInfiniteQuery(connectionsQuery('incoming'));
  const waiting = hasNextPage ? 0 : incoming?.pages.flatMap(({ items }) => items).length;
  const view = search.view === 'connections' ? 'connections' : 'find';
  return (
    <div>
      <Tabs
        label={t('tabs.label')}
        value={view}
        tabs={[
          { value: 'find', label: t('tabs.find') },
          { value: 'connections', label: t('tabs.connections'), count: waiting || undefined },
        ]}
        onChange={(next) => onSearch(next === 'find' ? {} : { view: next })}
      >
        {view === 'connections' ? (
          <ConnectionsPanel
            list={search.list ?? 'incoming'}
            mayOffer={Boolean(own)}
            onList={(list) => onSearch({ view, list: list === 'incoming' ? undefined : list })}
            onView={(member) => onSearch({ ...search, member })}
          />
        ) : (
          <section className={styles.find} aria-labelledby="people">
            <h2 id="people">{t('list.heading')}</h2>
            <MentorFilters search={search} onSearch={onSearch} />
            <MentorList search={search} own={own} onSearch={onSearch} onConnect={onConnect} />
          </section>
        )}
      </Tabs>
    </div>
  );
}
