import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '../../../lib/session/use-session.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { t } from '../texts.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import styles from './edit-profile-page.module.css';
import { ProfileForm } from './profile-form.tsx';

interface EditProfilePageProps {
  /** Back to the profile, saved or not. */
  onLeave: () => void;
  /** What else may be done here. */
  children?: ReactNode;
}

/** Implements PROF-23 to PROF-29. */
export function EditProfilePage({ onLeave, children }: EditProfilePageProps) {
  useTitle(t('edit.title'));
  const { data: profile, isPending, refetch } = useQuery(profileQuery());
  if (!profile && !isPending)
    return (
      <div className="page">
        <Trouble level={1} title={t('edit.loadFailed')} onRetry={refetch} />
      </div>
    );
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('edit.heading')}</h1>
      {profile ? <AvatarPicker profile={profile} /> : <Bone className={styles.part} height="260px" />}
      {profile ? <ProfileForm profile={profile} onLeave={onLeave} /> : <Bone height="560px" />}
      {profile && children}
    </div>
  );
}
