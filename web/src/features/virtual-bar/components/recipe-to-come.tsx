import type { LiveSession } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { joinedQuery } from '../api/sessions.ts';
import type { RecipeParts } from '../recipe-parts.ts';
import { t } from '../texts.ts';
import { RecipeLink } from './recipe-link.tsx';
import styles from './virtual-bar.module.css';

interface RecipeToComeProps {
  session: LiveSession;
  recipe: NonNullable<LiveSession['recipe']>;
  ShoppingList: RecipeParts['ShoppingList'];
}

/** What will be mixed together, and what those who take part still need for it. Implements BEYOND-84. */
export function RecipeToCome({ session, recipe, ShoppingList }: RecipeToComeProps) {
  const { status, memberId } = useSession();
  const own = useQuery({ ...joinedQuery(), enabled: status === 'member' }).data;
  const { recipeId, available } = recipe;
  if (!available) return <p>{t('recipeGone')}</p>;
  const takesPart = memberId === session.hostId || own?.sessionIds.includes(session.id);
  return (
    <>
      <p className={styles.recipe}>
        {t('recipeToCome')} <RecipeLink recipeId={recipeId} />
      </p>
      {takesPart ? (
        <Suspense fallback={<Bone width="100%" height="200px" />}>
          <ShoppingList recipeId={recipeId} />
        </Suspense>
      ) : (
        <p className={styles.muted}>{t('shoppingLater')}</p>
      )}
    </>
  );
}
