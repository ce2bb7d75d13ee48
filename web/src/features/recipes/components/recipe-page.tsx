import { isProblem } from '@barspoon/browser';
import type { Recipe } from '@barspoon/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTitle } from '../../../lib/use-title.ts';
import { AfterPage } from '../../../ui/after-page.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SpiltGlass } from '../../../ui/drawings/spilt-glass.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { countView } from '../api/recipe.ts';
import { BalanceSection, Clock, OwnNotes, SimilarDrinks, Variations } from '../late.ts';
import { tSheet } from '../sheet-texts.ts';
import styles from './recipe-page.module.css';
import { RecipeSheet } from './recipe-sheet.tsx';

interface RecipePageProps {
  query: UseQueryOptions<Recipe>;
  /** Replaces the page of a recipe that does not exist. */
  instead?: ReactNode;
  /** The target of the link at the top: the list, or home for a featured recipe. Implements REC-13. */
  back?: 'recipes' | 'home';
  /** Content of other features about the recipe, shown below it. */
  below?: (recipe: Recipe) => ReactNode;
  /** Below one that makes an ingredient. */
  homemade?: (recipe: Recipe) => ReactNode;
  /** What can be done with it there, in addition to the buttons of this page. */
  actions?: (recipe: Recipe) => ReactNode;
}

/** A recipe page in all its states: loading, loaded, not found and failed. Implements REC-22 to REC-25. */
export function RecipePage({ query, instead, back = 'recipes', below, homemade, actions }: RecipePageProps) {
  const { data: recipe, error, isPending, refetch } = useQuery(query);
  const isMissing = isProblem(error, 404) || isProblem(error, 400);
  const isElsewhere = isMissing && instead !== undefined;
  useTitle(isMissing ? tSheet('detail.missing') : recipe?.name);
  useFailureToast(isElsewhere ? null : error, tSheet(isMissing ? 'detail.missingToast' : 'detail.failed'));

  const id = recipe?.visibility === 'private' ? undefined : recipe?.id;
  useEffect(() => {
    if (id) void countView(id);
  }, [id]);

  if (isElsewhere) return instead;
  return (
    <div className="page">
      <div className={styles.top}>
        <Link to={back === 'home' ? '/' : '/recipes'} className={`${styles.back} no-print`}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {tSheet(back === 'home' ? 'detail.backHome' : 'detail.back')}
        </Link>
        <AfterPage place={<span className={styles.clock} />}>
          <Clock />
        </AfterPage>
      </div>
      {recipe && !isMissing ? (
        <>
          <RecipeSheet recipe={recipe} actions={actions?.(recipe)} />
          <AfterPage place={null}>
            {recipe.homemade && homemade?.(recipe)}
            <OwnNotes recipe={recipe} />
            <BalanceSection recipe={recipe} />
          </AfterPage>
          {recipe.visibility === 'public' && (
            <>
              {below?.(recipe)}
              <AfterPage place={null}>
                <Variations recipeId={recipe.id} />
                <SimilarDrinks recipeId={recipe.id} />
              </AfterPage>
            </>
          )}
        </>
      ) : isPending ? (
        <RecipeSkeleton />
      ) : isMissing ? (
        <EmptyState
          level={1}
          drawing={<SpiltGlass />}
          title={tSheet('detail.missing')}
          text={tSheet('detail.missingText')}
          action={
            <LinkButton to="/recipes" look="primary">
              {tSheet('detail.backToRecipes')}
            </LinkButton>
          }
        />
      ) : (
        <Trouble level={1} title={tSheet('detail.failed')} onRetry={refetch} />
      )}
    </div>
  );
}

function RecipeSkeleton() {
  return (
    <>
      <p role="status" className={styles.loading}>
        {tSheet('detail.loading')}
      </p>
      <div className={styles.layout} aria-hidden="true">
        <div className={styles.title}>
          <div className={styles.names}>
            <Bone width="160px" height="28px" />
            <Bone width="60%" height="3rem" />
            <Bone width="100%" height="3.4rem" />
          </div>
        </div>
        <Bone width="100%" aspectRatio="1" className={styles.picture} />
        <Bone width="100%" height="420px" className={styles.spec} />
      </div>
    </>
  );
}
