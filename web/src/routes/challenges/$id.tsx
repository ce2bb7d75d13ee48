import { createFileRoute } from '@tanstack/react-router';
import { challengeQuery } from '../../features/challenges/api/challenges.ts';
import { ChallengePage } from '../../features/challenges/components/challenge-page.tsx';

export const Route = createFileRoute('/challenges/$id')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(challengeQuery(params.id)),
  component: ChallengeRoute,
});

function ChallengeRoute() {
  const { id } = Route.useParams();
  return <ChallengePage key={id} id={id} />;
}
