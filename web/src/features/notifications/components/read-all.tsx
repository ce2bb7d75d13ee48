import type { Notification } from '@barspoon/contracts';
import { Button } from '../../../ui/button.tsx';
import { useReading } from '../api/notifications.ts';
import { t } from '../texts.ts';

/** Marks everything as read that had come when the list was loaded. */
export function ReadAll({ items }: { items: readonly Notification[] }) {
  const { readAll, isReadingAll } = useReading();
  const [latest] = items;
  if (!latest || items.every(({ read }) => read)) return null;
  return (
    <Button small look="quiet" busy={isReadingAll} onClick={() => readAll(latest.at)}>
      {t('readAll')}
    </Button>
  );
}
