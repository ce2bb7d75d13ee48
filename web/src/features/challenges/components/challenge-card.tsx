import type { Challenge } from '@barspoon/contracts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { useJoin } from '../api/acts.ts';
import { difficultyTones, placesTaken } from '../challenge-facts.ts';
import { t } from '../texts.ts';
import { useDateText } from '../use-date-text.ts';
import styles from './challenges.module.css';

interface ChallengeCardProps {
  challenge: Challenge;
  /** Undefined until it is known. */
  isJoined: boolean | undefined;
}

/** A challenge in the list: large while it is active. Implements CHAL-02, CHAL-03, CHAL-05, CHAL-06. */
export function ChallengeCard({ challenge, isJoined }: ChallengeCardProps) {
  const { id, title, description, status, difficultyLevel, prizeDescription, winner } = challenge;
  const isActive = status === 'active';
  return (
    <li className={classes(styles.card, isActive && styles.large)} data-status={status}>
      <p className={styles.marks}>
        <Chip tone={isActive ? 'green' : status === 'voting' ? 'blue' : undefined}>
          {t(`status.${status}`)}
        </Chip>
        <Chip tone={difficultyTones[difficultyLevel]}>{difficultyLevel}</Chip>
      </p>
      <h2>{title}</h2>
      <p className={styles.text}>{description}</p>
      <p>
        <strong>{t('prize')}:</strong> {prizeDescription}
      </p>
      <p className={styles.muted}>{useDateText(challenge)}</p>
      <Places challenge={challenge} />
      {winner && (
        <p className={styles.winner}>
          {t('winner')}:{' '}
          {t('winnerIs', { title: winner.title, name: winner.author?.username ?? t('unnamed') })}
        </p>
      )}
      <div className={styles.actions}>
        <LinkButton to="/challenges/$id" params={{ id }} aria-label={`${t('details')}: ${title}`}>
          {t('details')}
        </LinkButton>
        {isActive && <JoinButton challenge={challenge} isJoined={isJoined} />}
      </div>
    </li>
  );
}

export function Places({ challenge }: { challenge: Challenge }) {
  const { title, currentParticipants, maxParticipants } = challenge;
  const percent = placesTaken(challenge);
  return (
    <div className={styles.places}>
      <progress max={100} value={percent} aria-label={t('places', { title })} />
      <span>
        {t('participants', { count: currentParticipants, max: maxParticipants })} ({percent}%)
      </span>
    </div>
  );
}

export function JoinButton({ challenge, isJoined }: ChallengeCardProps) {
  const { join, isJoining } = useJoin(challenge);
  if (isJoined) return <Chip tone="green">{t('joined')}</Chip>;
  if (challenge.currentParticipants >= challenge.maxParticipants) return <Chip>{t('full')}</Chip>;
  return (
    <Button
      look="primary"
      busy={isJoining}
      disabled={isJoined === undefined}
      onClick={join}
      aria-label={`${t('join')}: ${challenge.title}`}
    >
      {t('join')}
    </Button>
  );
}
