import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../features/messages/components/messages-page.tsx';
import { t } from '../../features/messages/texts.ts';
import { InPageGate } from '../../features/shell/components/in-page-gate.tsx';
import { useTitle } from '../../lib/use-title.ts';

export const Route = createFileRoute('/messages/')({ component: MessagesRoute });

function MessagesRoute() {
  useTitle(t('title'));
  return (
    <InPageGate title={t('title')} from="/messages">
      <MessagesPage />
    </InPageGate>
  );
}
