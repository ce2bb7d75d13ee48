import { createFileRoute } from '@tanstack/react-router';
import { PostingPage } from '../../features/jobs/components/posting-page.tsx';
import { t } from '../../features/jobs/texts.ts';
import { InPageGate } from '../../features/shell/components/in-page-gate.tsx';

export const Route = createFileRoute('/jobs/$id')({
  component: PostingRoute,
});

function PostingRoute() {
  const { id } = Route.useParams();
  return (
    <InPageGate title={t('title')} from={`/jobs/${id}`}>
      <PostingPage key={id} id={id} />
    </InPageGate>
  );
}
