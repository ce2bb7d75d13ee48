import type { SocialActivity } from '@barspoon/contracts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import type { Group } from '../activity-groups.ts';
import { socialTime } from '../social-time.ts';
import { t } from '../texts.ts';
import styles from './social-feed.module.css';

/** More names than these are counted. */
const shownTargets = 3;
const shownPictures = 4;

/** What a member did, once or several times in the same way. */
export function ActivityGroup({ group }: { group: Group }) {
  const [{ member, type, createdAt }] = group;
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? group : group.slice(0, shownTargets);
  const more = group.length - shown.length;
  const pictures = group.flatMap(({ target: { id, picture } }) => (picture ? [{ id, picture }] : []));
  return (
    <>
      <Avatar name={member.fullName} url={member.avatarUrl} size={44} />
      <div className={styles.words}>
        <p>
          <Link to="/members/$username" params={{ username: member.username }} className={styles.name}>
            {member.fullName}
          </Link>{' '}
          <span>{group.length > 1 ? t(`acts.${type}`, { count: group.length }) : t(`act.${type}`)}</span>
        </p>
        <p className={styles.target}>
          {shown.map(({ id, target }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Target target={target} />
            </span>
          ))}
          {more > 0 && (
            <>
              {' '}
              <button type="button" className={styles.count} onClick={() => setOpen(true)}>
                {t('feed.more', { count: more })}
              </button>
            </>
          )}
        </p>
        <time className={styles.time} dateTime={createdAt} title={dayText(createdAt)}>
          {socialTime(createdAt, Date.now())}
        </time>
        {pictures.length > 1 && (
          <div className={styles.pictures}>
            {pictures.slice(0, shownPictures).map(({ id, picture }) => (
              <Drawing key={id} picture={picture} size={72} className={styles.picture} />
            ))}
          </div>
        )}
      </div>
      {pictures.length === 1 && pictures[0] && (
        <Drawing picture={pictures[0].picture} size={72} className={styles.picture} />
      )}
    </>
  );
}

function Target({ target: { type, id, name, slug } }: { target: SocialActivity['target'] }) {
  switch (type) {
    case 'recipe':
      return (
        <Link to="/recipes/$id" params={{ id: slug ?? id }}>
          {name}
        </Link>
      );
    case 'member':
      return (
        <Link to="/members/$username" params={{ username: slug ?? '' }}>
          {name}
        </Link>
      );
    case 'collection':
      return (
        <Link to="/social-hub" search={{ tab: 'collections', collection: id }}>
          {name}
        </Link>
      );
    case 'challenge':
      return (
        <Link to="/challenges/$id" params={{ id }}>
          {name}
        </Link>
      );
    case 'session':
      return (
        <Link to="/virtual-bar/$id" params={{ id }}>
          {name}
        </Link>
      );
    default:
      return name;
  }
}
