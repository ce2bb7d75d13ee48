import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/home/components/home-page.tsx';
import { Onboarding } from '../features/onboarding/components/onboarding.tsx';
import { featuredQuery } from '../features/recipes/api/recipe.ts';
import { FeaturedSection } from '../features/recipes/components/featured-section.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(featuredQuery()),
  component: () => (
    <HomePage featured={<FeaturedSection />}>
      <Onboarding />
    </HomePage>
  ),
});
