import type { OwnRecipeCard } from '@barspoon/contracts';
import { IconEyeOff, IconLink, IconLock, IconWorld } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyGlass } from '../../../ui/drawings/empty-glass.tsx';
import { DrinkPicture } from '../../../ui/drink-picture.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { OfflineLine } from '../../../ui/offline-line.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { WaitingList } from '../../../ui/waiting-list.tsx';
import { ownRecipesQuery } from '../api/own-recipes.ts';
import { ExportRecipes } from '../exports/export-recipes.tsx';
import { ImportRecipes } from '../imports/import-recipes.tsx';
import { CreateRecipe } from './create-recipe.tsx';
import { OwnRecipeActions } from './own-recipe-actions.tsx';
import styles from './own-recipes.module.css';
import { tOwn } from './texts.ts';

const icons = { public: IconWorld, link: IconLink, private: IconLock };

/** The reader's own recipes, private ones included. Implements BEYOND-25. */
export function OwnRecipes() {
  const { data, dataUpdatedAt, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(ownRecipesQuery());
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.section} aria-labelledby="own-recipes">
      <header className={styles.head}>
        <h2 id="own-recipes">{tOwn('title')}</h2>
        <div className={styles.row}>
          <ExportRecipes />
          <ImportRecipes />
          <CreateRecipe />
        </div>
      </header>
      <OfflineLine since={dataUpdatedAt} />
      <WaitingList />
      {isPending ? (
        <Bone width="100%" height="120px" />
      ) : !data ? (
        <Trouble level={3} title={tOwn('loadFailed')} onRetry={refetch} />
      ) : items.length === 0 ? (
        <EmptyState level={3} drawing={<EmptyGlass />} title={tOwn('none')} text={tOwn('noneHint')} />
      ) : (
        <ul className={styles.own}>
          {items.map((recipe) => (
            <li key={recipe.id} className={styles.card}>
              <OwnCard recipe={recipe} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
    </section>
  );
}

function OwnCard({ recipe }: { recipe: OwnRecipeCard }) {
  const Icon = recipe.withheld ? IconEyeOff : icons[recipe.visibility];
  return (
    <>
      <DrinkPicture
        picture={recipe.picture}
        image={recipe.image}
        alt=""
        size={88}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3>
          <Link to="/recipes/$id" params={{ id: recipe.slug }}>
            {recipe.name}
          </Link>
        </h3>
        <p className={styles.muted}>
          {recipe.category}
          <span className={styles.seen}>
            <Icon size={16} aria-hidden="true" />
            {tOwn(recipe.withheld ? `withheld.${recipe.withheld}` : `visibility.${recipe.visibility}`)}
          </span>
        </p>
      </div>
      <div className={styles.row}>
        <OwnRecipeActions id={recipe.id} name={recipe.name} small />
      </div>
    </>
  );
}
