import type { LiveSession } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { zonedMomentText } from '../../../lib/dates.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { t } from '../texts.ts';
import { SessionActions } from './session-actions.tsx';
import styles from './virtual-bar.module.css';

/** A session in a list. Implements VBAR-04, VBAR-06 to VBAR-08. */
export function SessionCard({ session }: { session: LiveSession }) {
  const { id, title, description, status } = session;
  return (
    <li className={classes(styles.card, status === 'live' && styles.isLive)}>
      {status === 'live' && <LiveBanner />}
      <h2>
        <Link to="/virtual-bar/$id" params={{ id }} className={styles.name}>
          {title}
        </Link>
      </h2>
      <SessionFacts session={session} />
      {session.recipe?.available && (
        <p>
          <Chip>{t('mixAlong')}</Chip>
        </p>
      )}
      {description && <p className={styles.text}>{description}</p>}
      <SessionActions session={session} />
    </li>
  );
}

export const LiveBanner = () => (
  <p className={styles.banner}>
    <span className={styles.dot} aria-hidden="true" />
    {t('liveNow')}
  </p>
);

/** When, by whom and how many. */
export function SessionFacts({ session }: { session: LiveSession }) {
  const { host, scheduledAt, durationMinutes, participantCount, maxParticipants, waitingCount } = session;
  const isZoneKnown = useHydrated();
  const name = host?.fullName ?? t('someone');
  return (
    <>
      <p className={styles.when}>
        <time dateTime={scheduledAt}>
          {t('when', { moment: zonedMomentText(scheduledAt, isZoneKnown), minutes: durationMinutes })}
        </time>
      </p>
      <p className={styles.host}>
        <Avatar name={name} url={host?.avatarUrl ?? null} size={28} />
        {host ? (
          <Link to="/members/$username" params={{ username: host.username }}>
            {t('hostedBy', { name })}
          </Link>
        ) : (
          t('hostedBy', { name })
        )}
      </p>
      <p className={styles.muted}>
        {t('participants', { count: participantCount, max: maxParticipants })}
        {waitingCount > 0 && ` · ${t('waiting', { count: waitingCount })}`}
      </p>
    </>
  );
}
