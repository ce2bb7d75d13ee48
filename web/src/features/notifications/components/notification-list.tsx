import type { Notification } from '@barspoon/contracts';

import { Link } from '@tanstack/react-router';
import { distanceText, momentText } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classes } from '../../../ui/classes.ts';
import { t } from '../texts.ts';
import { BellMark } from './bell-mark.tsx';
import styles from './notifications.module.css';

interface NotificationListProps {
  items: readonly Notification[];
  /** One was opened. */
  onOpen: (notification: Notification) => void;
}

/** Implements BEYOND-102. */
export const NotificationList = ({ items, onOpen }: NotificationListProps) => (
  <ul className={styles.list} aria-label={t('list')}>
    {items.map((item) => (
      <li key={item.id}>
        <Link
          to={item.link}
          className={classes(styles.item, !item.read && styles.unread)}
          onClick={() => onOpen(item)}
        >
          {item.actor ? (
            <Avatar name={item.actor.fullName} url={item.actor.avatarUrl} size={40} />
          ) : (
            <span className={styles.glyph} aria-hidden="true">
              <BellMark size={20} />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.text}>{item.text}</span>
            <time className={styles.time} dateTime={item.at} title={momentText(new Date(item.at))}>
              {distanceText(item.at, Date.now())}
            </time>
          </span>
          {!item.read && (
            <span className={styles.dot}>
              <span className="hidden-text">{t('unread')}</span>
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
);
