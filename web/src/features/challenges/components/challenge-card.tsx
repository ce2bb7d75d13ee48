import type { Challenge } from '@barspoon/contracts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { useJoin } from '../api/acts.ts';
import { dateText, difficultyTones, placesTaken } from '../challenge-facts.ts';
import { t } from '../texts.ts';
import styles from './challenges.module.css';

interface ChallengeCardProps {
  challenge: Challenge;
  isJoined: boolean;
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
      <p className={styles.muted}>{dateText(challenge, useHydrated())}</p>
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
  return (
    <Button look="primary" busy={isJoining} onClick={join} aria-label={`${t('join')}: ${challenge.title}`}>
      {t('join')}
    </Button>
  );
}
