import type { Endorsements, Skill } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useEndorse } from '../api/endorsements.ts';
import { t } from '../texts.ts';
import styles from './professional.module.css';

interface EndorsementProps {
  /** Whose skill it is. */
  ownerId: string;
  skill: Skill;
  given: Endorsements | undefined;
  mayEndorse: boolean;
}

/** Who vouches for a skill, and the reader's own part in it. Implements BEYOND-70. */
export function Endorsement({ ownerId, skill, given, mayEndorse }: EndorsementProps) {
  const { mutate, isPending } = useEndorse(ownerId, skill.id);
  const isMine = given?.isMine ?? false;
  return (
    <>
      {given && <Names given={given} />}
      {(mayEndorse || isMine) && (
        <span className="no-print">
          <Button
            small
            look={isMine ? 'quiet' : 'plain'}
            busy={isPending}
            aria-label={t(isMine ? 'endorse.withdrawNamed' : 'endorse.actionNamed', { skill: skill.name })}
            onClick={() => mutate(!isMine)}
          >
            {t(isMine ? 'endorse.withdraw' : 'endorse.action')}
          </Button>
        </span>
      )}
    </>
  );
}

function Names({ given: { count, members } }: { given: Endorsements }) {
  const others = count - members.length;
  return (
    <span className={styles.endorsers}>
      {t('endorse.count', { count })}
      {members.length > 0 && ': '}
      {members.map(({ id, username, fullName }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to="/members/$username" params={{ username }}>
            {fullName}
          </Link>
        </Fragment>
      ))}
      {members.length > 0 && others > 0 && ` ${t('endorse.others', { count: others })}`}
    </span>
  );
}
