import type { OwnMentorProfile } from '@barspoon/contracts';
import { Chip } from '../../../ui/chip.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { areasText, isAvailable, typeTones } from '../mentor-facts.ts';
import { t } from '../texts.ts';
import styles from './mentorship.module.css';

/** The member's own profile at a glance; undefined while it loads. Implements MENT-03. */
export function OwnProfile({ profile }: { profile: OwnMentorProfile | null | undefined }) {
  if (profile === undefined) return <Bone width="100%" height="120px" />;
  if (profile === null)
    return (
      <section className={styles.own} aria-labelledby="own">
        <h2 id="own">{t('own.noneHeading')}</h2>
        <p className={styles.muted}>{t('own.none')}</p>
      </section>
    );
  const { mentorType, experienceLevel, availabilityHours, specializationAreas } = profile;
  const available = isAvailable(profile);
  return (
    <section className={styles.own} aria-labelledby="own">
      <h2 id="own">{t('own.heading')}</h2>
      <p className={styles.marks}>
        <Chip tone={typeTones[mentorType]}>{t(`types.${mentorType}`)}</Chip>
        <Chip>{t(`levels.${experienceLevel}`)}</Chip>
        <Chip tone={available ? 'green' : 'orange'}>{t(available ? 'accepting' : 'notAvailable')}</Chip>
        <span>{t('hours', { count: availabilityHours })}</span>
      </p>
      {specializationAreas.length > 0 && <p className={styles.muted}>{areasText(specializationAreas)}</p>}
      {profile.isDeactivated ? (
        <p role="note">
          {profile.deactivationReason
            ? t('own.deactivatedBecause', { reason: profile.deactivationReason })
            : t('own.deactivated')}
        </p>
      ) : (
        !available && <p className={styles.muted}>{t('own.hidden')}</p>
      )}
    </section>
  );
}
