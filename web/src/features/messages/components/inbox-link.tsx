import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../ui/button.tsx';
import { unreadQuery } from '../api/messages.ts';
import { t } from '../texts.ts';

/** The way to the reader's messages, with how many are new. */
export function InboxLink() {
  const count = useQuery(unreadQuery()).data?.count ?? 0;
  return <LinkButton to="/messages">{count > 0 ? t('openUnread', { count }) : t('open')}</LinkButton>;
}
