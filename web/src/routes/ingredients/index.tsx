import { createFileRoute } from '@tanstack/react-router';
import { treeQuery } from '../../features/ingredients/api/ingredients.ts';
import { IngredientsPage } from '../../features/ingredients/components/ingredients-page.tsx';

export const Route = createFileRoute('/ingredients/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(treeQuery()),
  component: IngredientsPage,
});
