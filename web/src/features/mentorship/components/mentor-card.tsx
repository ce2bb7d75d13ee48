import type { ListedMentor, OwnMentorProfile } from '@barspoon/contracts';
import { useId } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { areasText, inCommon, nameOf, typeTones } from '../mentor-facts.ts';
import { t } from '../texts.ts';
import { ConnectButton } from './connect-button.tsx';
import styles from './mentorship.module.css';

const areasShown = 3;

interface MentorCardProps {
  mentor: ListedMentor;
  own: OwnMentorProfile | null | undefined;
  onView: () => void;
  onConnect: () => void;
}

/** Implements MENT-05, CONTRA-37. */
export function MentorCard({ mentor, own, onView, onConnect }: MentorCardProps) {
  const id = useId();
  const { member, mentorType, experienceLevel, availabilityHours, specializationAreas, bio } = mentor;
  const name = nameOf(member);
  const common = inCommon(own, mentor);
  const more = specializationAreas.length - areasShown;
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} url={member.avatarUrl} size={52} />
        <div>
          <h3 id={id}>{name}</h3>
          <p className={styles.muted}>@{member.username}</p>
        </div>
      </div>
      <p className={styles.marks}>
        <Chip tone={typeTones[mentorType]}>{t(`types.${mentorType}`)}</Chip>
        <Chip>{t(`levels.${experienceLevel}`)}</Chip>
        <span className={styles.muted}>{t('hours', { count: availabilityHours })}</span>
      </p>
      {specializationAreas.length > 0 && (
        <p>
          {areasText(specializationAreas.slice(0, areasShown))}
          {more > 0 && ` ${t('list.more', { count: more })}`}
        </p>
      )}
      {bio && <p className={styles.bio}>{bio}</p>}
      {common.length > 0 && (
        <p className={styles.common}>{t('list.inCommon', { areas: areasText(common, ', ') })}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={onView} aria-describedby={id}>
          {t('list.view')}
        </Button>
        <ConnectButton mentor={mentor} describedBy={id} onConnect={onConnect} />
      </div>
    </li>
  );
}
