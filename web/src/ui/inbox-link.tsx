import { messageRoutes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../lib/api/queries.ts';
import { LinkButton } from './button.tsx';
import { t } from './texts.ts';

/** The way to the reader's messages, with how many are new. */
export function InboxLink() {
  const count = useQuery(routeQuery(messageRoutes.unread, undefined)).data?.count ?? 0;
  return <LinkButton to="/messages">{count > 0 ? t('inboxNew', { count }) : t('inbox')}</LinkButton>;
}
