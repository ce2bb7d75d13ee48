import { maxUnreadCounted, notificationRoutes } from '@barspoon/contracts';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { lazily } from '../../../lib/lazily.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { IconButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './bell.module.css';
import { BellMark } from './bell-mark.tsx';

const NotificationsDialog = lazily(() => import('./notifications-dialog.tsx'), 'NotificationsDialog');

const unreadQuery = () => routeQuery(notificationRoutes.unread, undefined);

/** How many notifications wait; the server says when that changes. Implements BEYOND-102. */
export function Bell() {
  const { status } = useSession();
  const { data } = useQuery({ ...unreadQuery(), enabled: status === 'member' });
  const [open, setOpen] = useState(false);
  const count = data?.count ?? 0;
  const shown = count > maxUnreadCounted ? `${maxUnreadCounted}+` : `${count}`;
  return (
    <>
      <IconButton
        label={count > 0 ? t('bell', { shown }) : t('title')}
        aria-haspopup="dialog"
        className={styles.bell}
        onClick={() => setOpen(true)}
      >
        <BellMark size={22} />
        {count > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {shown}
          </span>
        )}
      </IconButton>
      <Suspense>{open && <NotificationsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
