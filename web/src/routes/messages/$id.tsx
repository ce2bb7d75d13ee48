import { createFileRoute } from '@tanstack/react-router';
import { ThreadPage } from '../../features/messages/components/thread-page.tsx';
import { t } from '../../features/messages/texts.ts';
import { InPageGate } from '../../features/shell/components/in-page-gate.tsx';

export const Route = createFileRoute('/messages/$id')({ component: ThreadRoute });

function ThreadRoute() {
  const { id } = Route.useParams();
  return (
    <InPageGate title={t('title')} from={`/messages/${id}`}>
      <ThreadPage key={id} id={id} />
    </InPageGate>
  );
}
