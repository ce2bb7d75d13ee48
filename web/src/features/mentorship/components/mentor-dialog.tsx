import { isProblem } from '@barspoon/browser';
import type { ListedMentor, OwnMentorProfile } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { mentorQuery } from '../api/mentors.ts';
import { areasText, inCommon, isAvailable, nameOf, typeTones } from '../mentor-facts.ts';
import { t } from '../texts.ts';
import { ConnectButton } from './connect-button.tsx';
import styles from './mentorship.module.css';

interface MentorDialogProps {
  id: string;
  own: OwnMentorProfile | null | undefined;
  onConnect: (mentor: ListedMentor) => void;
  onClose: () => void;
}

/** The whole profile of somebody. Implements MENT-07. */
export function MentorDialog({ id, own, onConnect, onClose }: MentorDialogProps) {
  const { data: mentor, error, refetch } = useQuery(mentorQuery(id));
  return (
    <Dialog title={mentor ? nameOf(mentor.member) : t('member.heading')} onClose={onClose}>
      {mentor ? (
        <Whole mentor={mentor} own={own} onConnect={() => onConnect(mentor)} />
      ) : isProblem(error, 404) || isProblem(error, 400) ? (
        <EmptyState level={3} drawing={<SpiltGlass />} title={t('member.gone')} />
      ) : error ? (
        <Trouble level={3} title={t('list.loadFailed')} onRetry={refetch} />
      ) : (
        <Bone width="100%" height="280px" />
      )}
    </Dialog>
  );
}

interface WholeProps {
  mentor: ListedMentor;
  own: OwnMentorProfile | null | undefined;
  onConnect: () => void;
}

function Whole({ mentor, own, onConnect }: WholeProps) {
  const id = useId();
  const { member, mentorType, experienceLevel, availabilityHours, specializationAreas } = mentor;
  const available = isAvailable(mentor);
  const common = inCommon(own, mentor);
  const isOwn = own?.member.id === member.id;
  return (
    <>
      <div className={styles.whole}>
        <div className={styles.who}>
          <Avatar name={nameOf(member)} url={member.avatarUrl} size={72} />
          <p id={id} className={styles.muted}>
            @{member.username}
          </p>
        </div>
        <p className={styles.marks}>
          <Chip tone={typeTones[mentorType]}>{t(`types.${mentorType}`)}</Chip>
          <Chip>{t(`levels.${experienceLevel}`)}</Chip>
          <Chip tone={available ? 'green' : 'orange'}>{t(available ? 'accepting' : 'notAvailable')}</Chip>
          <span>{t('hours', { count: availabilityHours })}</span>
        </p>
        {!isOwn && common.length > 0 && (
          <p className={styles.common}>{t('list.inCommon', { areas: areasText(common, ', ') })}</p>
        )}
        <Part heading={t('member.specializations')}>{areasText(specializationAreas)}</Part>
        <Part heading={t('member.about')}>{mentor.bio}</Part>
        <Part heading={t('member.goals')}>{mentor.mentorshipGoals}</Part>
        <Part heading={t('member.ways')}>
          {mentor.preferredCommunication.map((way) => t(`ways.${way}`)).join(' · ')}
        </Part>
      </div>
      <DialogActions>
        <LinkButton to="/members/$username" params={{ username: member.username }}>
          {t('member.profile')}
        </LinkButton>
        {!isOwn && <ConnectButton mentor={mentor} describedBy={id} onConnect={onConnect} />}
      </DialogActions>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <p className={styles.text}>{children}</p>
    </section>
  );
}
