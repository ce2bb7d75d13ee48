import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { profileQuery } from '../../../lib/session/use-session.ts';
import { isFreeSite } from '../../../lib/site.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { type ProfileTab, profileTabs } from '../profile-tabs.ts';
import { t } from '../texts.ts';
import { Membership } from './membership.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile-page.module.css';
import type { MemberStats } from './stats.tsx';

const VerifyNotice = lazily(() => import('../links/verify-notice.tsx'), 'VerifyNotice');

interface ProfilePageProps {
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  counts: Partial<Record<ProfileTab, number | undefined>>;
  stats: MemberStats;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Implements PROF-01 to PROF-03, PROF-05. */
export function ProfilePage({ tab, onTab, counts, stats, children }: ProfilePageProps) {
  useTitle(t('profile.title'));
  const isFree = isFreeSite();
  const { data: profile, isPending, refetch } = useQuery(profileQuery());

  if (!profile && !isPending)
    return (
      <div className="page">
        <Trouble level={1} title={t('profile.loadFailed')} onRetry={refetch} />
      </div>
    );
  return (
    <div className={`page ${styles.page}`}>
      {profile?.email && !profile.emailVerified && (
        <Suspense fallback={<Bone height="82px" />}>
          <VerifyNotice email={profile.email} />
        </Suspense>
      )}
      <div className={styles.head}>
        {profile ? (
          <ProfileCard profile={profile} stats={stats} />
        ) : (
          <Bone className={styles.card} height="146px" />
        )}
        {!isFree &&
          (profile ? <Membership access={profile.access} /> : <Bone className={styles.membership} />)}
      </div>
      <div>
        <Tabs
          label={t('profile.tabs')}
          value={tab}
          onChange={onTab}
          tabs={profileTabs.map((value) => ({ value, label: t(`profile.${value}`), count: counts[value] }))}
        >
          {children}
        </Tabs>
      </div>
    </div>
  );
}
