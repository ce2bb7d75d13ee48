import type { Profile } from '@barspoon/contracts';
import { dayText } from '../../../lib/dates.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './profile-page.module.css';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Implements PROF-03. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const place = [profile.city, profile.state, profile.country].filter(Boolean).join(', ');
  const edit = '/profile/edit' as string;
  return (
    <section className={styles.card}>
      <span className={styles.avatar} aria-hidden="true">
        {profile.avatarUrl ? (
          <img src={profile.avatarUrl} alt="" width="96" height="96" />
        ) : (
          initialsOf(profile.fullName || profile.username)
        )}
      </span>
      <div className={styles.who}>
        <h1>{profile.fullName}</h1>
        <p className={styles.handle}>@{profile.username}</p>
        <p className={styles.place}>
          {[place, t('profile.memberSince', { day: dayText(profile.createdAt) })].filter(Boolean).join(' · ')}
        </p>
        {profile.bio && <p className={styles.bio}>{profile.bio}</p>}
      </div>
      <div className={styles.actions}>
        <LinkButton to={edit} small>
          {t('profile.edit')}
        </LinkButton>
        <LinkButton to={edit} small>
          {t('profile.photo')}
        </LinkButton>
        <LinkButton to="/profile/account" small>
          {t('profile.account')}
        </LinkButton>
      </div>
    </section>
  );
}
