import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { notificationsQuery, useReading } from '../api/notifications.ts';
import { t } from '../texts.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { ReadAll } from './read-all.tsx';

const shown = 8;

/** The latest notifications, behind the bell of the header. Implements BEYOND-102. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, refetch } = useInfiniteQuery(notificationsQuery());
  const { readOne } = useReading();
  const items = data?.pages.flatMap((page) => page.items).slice(0, shown) ?? [];
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {isPending ? (
        <Bone width="100%" height="160px" />
      ) : !data ? (
        <Trouble level={3} title={t('failed')} onRetry={refetch} />
      ) : items.length === 0 ? (
        <p className={styles.none}>{t('emptyText')}</p>
      ) : (
        <NotificationList
          items={items}
          onOpen={({ id, read }) => {
            if (!read) readOne(id);
            onClose();
          }}
        />
      )}
      <div className={styles.actions}>
        <ReadAll items={items} />
        <LinkButton to="/notifications" small onClick={onClose}>
          {t('seeAll')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
