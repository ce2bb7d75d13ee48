import { sentenceOf } from '@barspoon/browser';
import type { Recipe, RecipeCard } from '@barspoon/contracts';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { IconButton } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { recipeQuery } from '../api/recipe.ts';
import { tTools } from './texts.ts';

const MixingMode = lazily(() => import('./mixing-mode.tsx'), 'MixingMode');

/** Starts to mix a drink of which only the card is here. */
export function MixDrink({ recipe: { slug, name } }: { recipe: RecipeCard }) {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const [recipe, setRecipe] = useState<Recipe | null>(null);
  const start = async () => {
    setLoading(true);
    try {
      setRecipe(await client.fetchQuery(recipeQuery(slug)));
    } catch (error) {
      toasts.error(sentenceOf(error, tTools('mixing.failed', { name })));
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <IconButton label={tTools('mixing.start', { name })} busy={isLoading} onClick={() => void start()}>
        {!isLoading && <IconPlayerPlay size={20} aria-hidden="true" />}
      </IconButton>
      {recipe && (
        <Suspense>
          <MixingMode recipe={recipe} onClose={() => setRecipe(null)} />
        </Suspense>
      )}
    </>
  );
}
