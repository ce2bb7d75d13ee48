import { createFileRoute } from '@tanstack/react-router';
import { PostPage } from '../../../features/community/components/post-page.tsx';
import { PageNotFound } from '../../../features/shell/components/page-states.tsx';

export const Route = createFileRoute('/community/post/$id')({ component: PostRoute });

function PostRoute() {
  const { id } = Route.useParams();
  return <PostPage key={id} id={id} whenMissing={<PageNotFound />} />;
}
