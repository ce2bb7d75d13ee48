import type { Profile } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { placeText } from '../../../lib/countries.ts';
import { dayText } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './profile-page.module.css';
import { type MemberStats, Stats } from './stats.tsx';

/** Implements PROF-03. */
export function ProfileCard({ profile, stats }: { profile: Profile; stats: MemberStats }) {
  const place = placeText(profile);
  return (
    <section className={styles.card}>
      <Avatar name={profile.fullName || profile.username} url={profile.avatarUrl} size={96} />
      <div className={styles.who}>
        <h1>{profile.fullName}</h1>
        <p className={styles.handle}>
          <Link to="/members/$username" params={{ username: profile.username }} title={t('profile.page')}>
            @{profile.username}
          </Link>
        </p>
        <p className={styles.place}>
          {[place, t('profile.memberSince', { day: dayText(profile.createdAt) })].filter(Boolean).join(' · ')}
        </p>
        {profile.bio && <p className={styles.bio}>{profile.bio}</p>}
        <Stats stats={stats} />
      </div>
      <div className={styles.actions}>
        <LinkButton to="/profile/edit" small>
          {t('profile.edit')}
        </LinkButton>
        <LinkButton to="/profile/edit" small>
          {t('profile.photo')}
        </LinkButton>
        <LinkButton to="/profile/account" small>
          {t('profile.account')}
        </LinkButton>
      </div>
    </section>
  );
}
