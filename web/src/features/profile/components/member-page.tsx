import { isProblem } from '@barspoon/browser';
import type { MemberPage as Member } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { placeText } from '../../../lib/countries.ts';
import { dayText } from '../../../lib/dates.ts';
import { useBlocksReader } from '../../../lib/hidden-members.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { memberQuery } from '../api/profile.ts';
import { t } from '../texts.ts';
import styles from './member-page.module.css';

interface MemberPageProps {
  username: string;
  /** What they show of other parts of the product. */
  badges: (memberId: string) => ReactNode;
  /** Who follows them, and the way to follow them. */
  follows: (member: Member) => ReactNode;
  favorites: ReactNode;
  bar: ReactNode;
  /** What they made, wrote and did; each part is missing where there is none of it. */
  made: (member: Member) => ReactNode;
  /** What they wrote about recipes, which is public wherever it stands. */
  reviews: ReactNode;
}

/** A member as everybody may see them. */
export function MemberPage({ username, badges, follows, made, favorites, bar, reviews }: MemberPageProps) {
  const { data: member, error, refetch } = useQuery(memberQuery(username));
  const blocksReader = useBlocksReader(member?.id);
  useTitle(member && `${member.fullName} (@${member.username})`);
  if (isProblem(error, 404) || isProblem(error, 400) || blocksReader) return <NoSuchMember />;
  if (error && !member)
    return (
      <div className="page">
        <Trouble level={1} title={t('member.loadFailed')} onRetry={refetch} />
      </div>
    );
  if (!member)
    return (
      <div className={`page ${styles.page}`}>
        <Bone width="100%" height="180px" />
      </div>
    );
  const { shows } = member;
  return (
    <div className={`page ${styles.page}`}>
      <Who member={member}>{follows(member)}</Who>
      <FirstSteps member={member} />
      {badges(member.id)}
      {shows.favorites && (
        <section className={styles.part} aria-labelledby="favorites">
          <h2 id="favorites">{t('member.favorites')}</h2>
          {favorites}
        </section>
      )}
      {shows.bar && (
        <section className={styles.part} aria-labelledby="bar">
          <h2 id="bar">{t('member.bar')}</h2>
          {bar}
        </section>
      )}
      {!shows.favorites && !shows.bar && (
        <p className={styles.modest}>{t('member.modest', { name: member.fullName })}</p>
      )}
      <section className={styles.part} aria-labelledby="reviews">
        <h2 id="reviews">{t('member.reviews')}</h2>
        {reviews}
      </section>
      {made(member)}
    </div>
  );
}

function Who({ member, children }: { member: Member; children: ReactNode }) {
  const isMe = useSession().memberId === member.id;
  const place = member.place && placeText(member.place);
  const since = t('member.since', { day: dayText(member.memberSince, useHydrated()) });
  return (
    <header className={styles.who}>
      <Avatar name={member.fullName} url={member.avatarUrl} size={128} />
      <div className={styles.words}>
        <h1>{member.fullName}</h1>
        <p className={styles.handle}>@{member.username}</p>
        <p className={styles.level}>
          <strong>{member.currentLevel}</strong> {t('member.points', { count: member.totalPoints })}
        </p>
        {/* Browsers do not all call a country the same. */}
        <p className={styles.facts} suppressHydrationWarning>
          {[place, since].filter(Boolean).join(' · ')}
        </p>
        {member.bio && <p className={styles.bio}>{member.bio}</p>}
        <div className={styles.follows}>{children}</div>
      </div>
      {isMe && (
        <LinkButton to="/profile/edit" small>
          {t('member.edit')}
        </LinkButton>
      )}
    </header>
  );
}

/** What one's own page still lacks, until it has a picture, words and something to see. */
function FirstSteps({ member: { id, avatarUrl, bio, shows } }: { member: Member }) {
  const isMe = useSession().memberId === id;
  const lacksWords = !avatarUrl || !bio;
  const hides = !shows.favorites || !shows.bar;
  if (!isMe || (!lacksWords && !hides)) return null;
  return (
    <section className={styles.part} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('member.start')}</h2>
      <p>{t('member.startText')}</p>
      <p className={styles.steps}>
        {lacksWords && <LinkButton to="/profile/edit">{t('member.addPicture')}</LinkButton>}
        {hides && <LinkButton to="/profile/edit">{t('member.showFavorites')}</LinkButton>}
        <LinkButton to="/community">{t('member.writePost')}</LinkButton>
        <LinkButton to="/recipes">{t('member.createRecipe')}</LinkButton>
      </p>
    </section>
  );
}

function NoSuchMember() {
  useTitle(t('member.notFound'));
  return (
    <div className="page">
      <EmptyState
        level={1}
        drawing={<SpiltGlass />}
        title={t('member.notFound')}
        text={t('member.notFoundText')}
        action={
          <LinkButton to="/" look="primary">
            {t('member.home')}
          </LinkButton>
        }
      />
    </div>
  );
}
