import { ownRecipeRoutes } from '@barspoon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../lib/api/queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { t } from '../texts.ts';
import styles from './photos.module.css';

interface RecipeChoiceProps {
  recipeId: string;
  onChoose: (recipeId: string) => void;
}

const atOnce = 48;

/** The member's own recipes that others see, newest first. Implements PHOTO-03, BEYOND-90. */
export function RecipeChoice({ recipeId, onChoose }: RecipeChoiceProps) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    pagedQuery(ownRecipeRoutes.list, { query: { limit: atOnce } }),
  );
  if (isPending) return <Bone width="100%" height="72px" />;
  if (!data) return <Trouble level={3} title={t('dialog.recipesFailed')} onRetry={refetch} />;
  const recipes = data.pages
    .flatMap(({ items }) => items)
    .filter(({ visibility }) => visibility === 'public');
  if (recipes.length === 0 && !hasNextPage)
    return (
      <div className={styles.choice}>
        <p>{t('dialog.noRecipes')}</p>
        <LinkButton to="/recipes" hash="create" small>
          {t('dialog.toRecipes')}
        </LinkButton>
      </div>
    );
  return (
    <div>
      <SelectField
        label={t('dialog.recipe')}
        hint={t('dialog.recipeHint')}
        value={recipeId}
        options={[
          { value: '', label: t('dialog.choose') },
          ...recipes.map(({ id, name, category }) => ({ value: id, label: `${name} · ${category}` })),
        ]}
        onChange={(event) => onChoose(event.target.value)}
      />
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </div>
  );
}
